extension StateContainer {
    /// Creates a container that begins with an action.
    ///
    /// The first state of the action is the first state of the container, which observes the rest of the action at once:
    ///
    /// ```swift
    /// func load() -> StateSequence<QuoteViewState> {
    ///     StateSequence(.loading).then { .loaded(await fetchQuote()) }
    /// }
    ///
    /// let container = StateContainer(begin: LoaderModel().load())  // The state is `.loading`.
    /// ```
    ///
    /// - Parameters:
    ///   - action: What the action returned. Its first state must be ready, as in `StateSequence(.loading)`; otherwise, the
    ///     program traps.
    ///   - isolation: The actor that owns the container; see ``init(state:isolation:)``.
    public convenience init(
        begin action: StateSequence<State>,
        isolation: (any Actor)? = #isolation,
        file: String = #fileID,
        line: UInt = #line
    ) {
        self.init(beginningLater: action, isolation: isolation, from: CallSite(file: file, line: line))
        observeInitialActionIfAny()
    }

    /// Creates a container with the first state of an action, whose other states ``observeInitialActionIfAny()`` observes.
    @_spi(Host)
    public convenience init(beginningLater action: StateSequence<State>, isolation: (any Actor)?, from call: CallSite) {
        let (first, rest) = action.splitFirst()
        self.init(state: first, isolation: isolation)
        parts.initialAction = { $0.observe(ObservedAction(rest), from: call) }
    }
}

extension StateSequence {
    /// Separates the first state, which must be ready, from the states that follow.
    @_spi(Host) public func splitFirst() -> (first: State, rest: StateSequence) {
        var rest = self
        guard let first = rest.nextReady() else {
            fatalError(
                """
                An action that a view or a container begins with has to return its first state without waiting. Begin \
                the sequence with a state: StateSequence(.loading).then { … }.
                """
            )
        }
        return (first, rest)
    }
}
