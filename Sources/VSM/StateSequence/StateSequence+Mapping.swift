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
        var mapped = StateSequence<Output>()
        for part in parts.all { mapped.parts.append(part.map(transform)) }
        return mapped
    }
}
