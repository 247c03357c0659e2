// Swift does not open a value of type `any …` in a closure, so debounced and throttled actions need their own forms for
// such values. The limits have no defaults, because the compiler would prefer these forms to those that open the value.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ActionObserving {
    /// Moves through the states of an asynchronous sequence of unknown type, debounced.
    ///
    /// - Parameters:
    ///   - states: Calls the action.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups debounced or throttled calls; by default, calls from the same place form a group.
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

    /// Moves through the states of an asynchronous sequence of unknown type, throttled.
    ///
    /// - Parameters:
    ///   - states: Calls the action.
    ///   - interval: The minimum time between two actions, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups debounced or throttled calls; by default, calls from the same place form a group.
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
    /// Moves through the states of a publisher of unknown type, debounced.
    ///
    /// - Parameters:
    ///   - statePublisher: Calls the action.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups debounced or throttled calls; by default, calls from the same place form a group.
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

    /// Moves through the states of a publisher of unknown type, throttled.
    ///
    /// - Parameters:
    ///   - statePublisher: Calls the action.
    ///   - interval: The minimum time between two actions, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups debounced or throttled calls; by default, calls from the same place form a group.
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
