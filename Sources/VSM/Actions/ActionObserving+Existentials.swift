// A closure does not open a value of type `any …`, so actions that are debounced or throttled have forms of their own for these. The
// limits have no defaults: the compiler would prefer these forms to those that open the value.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ActionObserving {
    /// Moves through the states of an asynchronous sequence whose type is not known, debounced.
    ///
    /// - Parameters:
    ///   - states: Calls the action.
    ///   - dueTime: The time without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default those from the same place.
    @_disfavoredOverload
    public func observe(
        _ states: @escaping @autoclosure () -> any AsyncSequence<ActionState, Never>,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let limit = RateLimit.debounced(dueTime)
        let call = CallSite(file: file, line: line)
        observe({ ObservedAction(states()) }, limit: limit, identifier: identifier, from: call)
    }

    /// Moves through the states of an asynchronous sequence whose type is not known, throttled.
    ///
    /// - Parameters:
    ///   - states: Calls the action.
    ///   - interval: The least time between two actions, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default those from the same place.
    @_disfavoredOverload
    public func observe(
        _ states: @escaping @autoclosure () -> any AsyncSequence<ActionState, Never>,
        throttled interval: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let limit = RateLimit.throttled(interval)
        let call = CallSite(file: file, line: line)
        observe({ ObservedAction(states()) }, limit: limit, identifier: identifier, from: call)
    }
}

#if canImport(Combine) || OpenCombine
extension ActionObserving {
    /// Moves through the states of a publisher whose type is not known, debounced.
    ///
    /// - Parameters:
    ///   - statePublisher: Calls the action.
    ///   - dueTime: The time without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default those from the same place.
    @_disfavoredOverload
    public func observe(
        _ statePublisher: @escaping @autoclosure () -> any Publisher<ActionState, Never>,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let limit = RateLimit.debounced(dueTime)
        let call = CallSite(file: file, line: line)
        observe({ ObservedAction(statePublisher()) }, limit: limit, identifier: identifier, from: call)
    }

    /// Moves through the states of a publisher whose type is not known, throttled.
    ///
    /// - Parameters:
    ///   - statePublisher: Calls the action.
    ///   - interval: The least time between two actions, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default those from the same place.
    @_disfavoredOverload
    public func observe(
        _ statePublisher: @escaping @autoclosure () -> any Publisher<ActionState, Never>,
        throttled interval: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let limit = RateLimit.throttled(interval)
        let call = CallSite(file: file, line: line)
        observe({ ObservedAction(statePublisher()) }, limit: limit, identifier: identifier, from: call)
    }
}
#endif
