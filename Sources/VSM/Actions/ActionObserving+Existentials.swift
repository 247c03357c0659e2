// A closure does not open a value of type `any …`, so actions that are debounced or throttled have forms of their own for these.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ActionObserving {
    /// Moves through the states of an asynchronous sequence whose type is not known, when no other call has arrived for a while.
    ///
    /// - Parameters:
    ///   - states: Calls the action.
    ///   - dueTime: The time without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default those from the same place.
    @_disfavoredOverload
    public func observe(
        _ states: @escaping @autoclosure () -> any AsyncSequence<ActionState, Never>,
        debounced dueTime: some RateLimitInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        observe(
            { ObservedAction(states()) },
            limit: .debounced(dueTime),
            identifier: identifier,
            from: call
        )
    }

    /// Moves through the states of an asynchronous sequence whose type is not known, at most once in an interval.
    ///
    /// - Parameters:
    ///   - states: Calls the action.
    ///   - interval: The least time between two actions, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default those from the same place.
    @_disfavoredOverload
    public func observe(
        _ states: @escaping @autoclosure () -> any AsyncSequence<ActionState, Never>,
        throttled interval: some RateLimitInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        observe(
            { ObservedAction(states()) },
            limit: .throttled(interval),
            identifier: identifier,
            from: call
        )
    }

}

#if canImport(Combine) || OpenCombine
extension ActionObserving {
    /// Moves through the states of a publisher whose type is not known, when no other call has arrived for a while.
    ///
    /// - Parameters:
    ///   - statePublisher: Calls the action.
    ///   - dueTime: The time without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default those from the same place.
    @_disfavoredOverload
    public func observe(
        _ statePublisher: @escaping @autoclosure () -> any Publisher<ActionState, Never>,
        debounced dueTime: some RateLimitInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        observe(
            { ObservedAction(statePublisher()) },
            limit: .debounced(dueTime),
            identifier: identifier,
            from: call
        )
    }

    /// Moves through the states of a publisher whose type is not known, at most once in an interval.
    ///
    /// - Parameters:
    ///   - statePublisher: Calls the action.
    ///   - interval: The least time between two actions, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default those from the same place.
    @_disfavoredOverload
    public func observe(
        _ statePublisher: @escaping @autoclosure () -> any Publisher<ActionState, Never>,
        throttled interval: some RateLimitInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        observe(
            { ObservedAction(statePublisher()) },
            limit: .throttled(interval),
            identifier: identifier,
            from: call
        )
    }
}
#endif
