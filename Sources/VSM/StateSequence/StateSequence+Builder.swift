extension StateSequence {
    /// A result builder for a sequence whose state type is known, so a leading dot suffices.
    ///
    /// See ``StateSequenceBuilder`` for the elements of the list.
    @resultBuilder
    public enum Builder: StateSequenceBuilding {
        /// Adds a plain state.
        public static func buildExpression(_ state: State) -> StateSequence {
            StateSequenceBuilder.buildExpression(state)
        }

        /// Adds a state that is created without waiting.
        public static func buildExpression(_ provider: some SyncStateProviding<State>) -> StateSequence {
            StateSequenceBuilder.buildExpression(provider)
        }

        /// Adds a state that is created asynchronously.
        public static func buildExpression(_ provider: some AsyncStateProviding<State>) -> StateSequence {
            StateSequenceBuilder.buildExpression(provider)
        }

        /// Adds the states of a sequence that is created asynchronously.
        public static func buildExpression(_ provider: some AsyncStateProviding<StateSequence>) -> StateSequence {
            StateSequenceBuilder.buildExpression(provider)
        }

        /// Adds the states of another sequence.
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
