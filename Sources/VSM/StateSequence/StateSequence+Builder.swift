extension StateSequence {
    /// Writes a sequence as a list of states whose type is known, so that a leading dot suffices.
    ///
    /// See ``StateSequenceBuilder`` for what the list may contain.
    @resultBuilder
    public enum Builder: StateSequenceBuilding {
        /// Takes a plain state.
        public static func buildExpression(_ state: State) -> StateSequence {
            StateSequenceBuilder.buildExpression(state)
        }

        /// Takes a state that is created without waiting.
        public static func buildExpression(_ provider: some SyncStateProviding<State>) -> StateSequence {
            StateSequenceBuilder.buildExpression(provider)
        }

        /// Takes a state that may take time.
        public static func buildExpression(_ provider: some AsyncStateProviding<State>) -> StateSequence {
            StateSequenceBuilder.buildExpression(provider)
        }

        /// Takes the states of a sequence that may take time to make.
        public static func buildExpression(_ provider: some AsyncStateProviding<StateSequence>) -> StateSequence {
            StateSequenceBuilder.buildExpression(provider)
        }

        /// Takes the states of another sequence.
        public static func buildExpression(_ sequence: StateSequence) -> StateSequence {
            sequence
        }
    }

    /// Creates a sequence from a list of states.
    ///
    /// ```swift
    /// func load() -> StateSequence<ProfileViewState> {
    ///     StateSequence {
    ///         .loading
    ///         Next { await fetchProfile() }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter states: The list; see ``StateSequenceBuilder``.
    public init(@Builder states: () -> StateSequence) {
        self = states()
    }
}
