extension StateSequence {
    /// Returns the sequence with each state converted, such as for the container of a view around this one.
    ///
    /// ```swift
    /// func load() -> StateSequence<ScreenViewState> {
    ///     profile.load().map { .profile($0) }
    /// }
    /// ```
    ///
    /// States that are available immediately still are. A closure that waits gets `map` of `AsyncSequence`, whose states
    /// all take time.
    ///
    /// - Parameter transform: Converts a state. It is called when the state has been created.
    /// - Returns: The converted states.
    public func map<Output>(_ transform: @escaping (State) -> Output) -> StateSequence<Output> {
        let states = remaining
        var mapped = StateSequence<Output>(
            synchronousStates: states.synchronousHead.map { makeState in { transform(makeState()) } },
            states: states.rest.map { makeState in { transform(await makeState()) } }
        )
        for continuation in Array(states.continuationsFromLast).reversed() {
            let ready = continuation.makeReadySequence.map { makeSequence in { makeSequence().map(transform) } }
            mapped.append(
                StateSequenceContinuation(isFollowing: continuation.isFollowing, ready: ready) {
                    await continuation.makeSequence().map(transform)
                }
            )
        }
        return mapped
    }

    /// The same states as optional values, for a container whose first state is `nil`.
    package var wrapped: StateSequence<State?> { map { $0 } }
}
