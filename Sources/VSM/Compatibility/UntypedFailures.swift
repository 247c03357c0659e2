// Before iOS 18 and its siblings, the type of a sequence does not tell whether it throws, so these forms take every
// sequence. An error that a sequence throws is reported: see `SequenceOperation`. The forms are not available in apps
// whose minimum is iOS 18 or later.
#if canImport(Darwin)
@available(iOS, obsoleted: 18)
@available(macOS, obsoleted: 15)
@available(tvOS, obsoleted: 18)
@available(watchOS, obsoleted: 11)
@available(visionOS, obsoleted: 2)
extension ActionObserving {
    /// Moves through the states of an asynchronous sequence, which may be debounced or throttled.
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: @escaping @autoclosure () -> States,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        let call = CallSite(file: file, line: line)
        let limit = RateLimit(debounced: dueTime, throttled: interval, from: call)
        observe({ ObservedAction(reportingErrorsOf: states()) }, limit: limit, identifier: identifier, from: call)
    }

    /// Moves through the states of the sequence that an asynchronous action returns.
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async -> States,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        let call = CallSite(file: file, line: line)
        let limit = RateLimit(debounced: dueTime, throttled: interval, from: call)
        observe({ ObservedAction(reportingErrorsOf: action) }, limit: limit, identifier: identifier, from: call)
    }

    /// The form of 1.x; prefer `observe(_:debounced:identifier:)`.
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        debounced dueTime: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        observe(stateSequence, debounced: dueTime, identifier: identifier, file: file, line: line)
    }

    #if canImport(Combine)
    /// Prefer a ``RateLimitTime``.
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: @escaping @autoclosure () -> States,
        debounced dueTime: some _DispatchQueueStride,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        observe(states(), debounced: dueTime._rateLimitTime, identifier: identifier, file: file, line: line)
    }

    /// Prefer a ``RateLimitTime``.
    @_disfavoredOverload
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        debounced dueTime: some _DispatchQueueStride,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        observe(stateSequence, debounced: dueTime._rateLimitTime, identifier: identifier, file: file, line: line)
    }
    #endif

    /// Explains why a stream that throws is not an action.
    @available(*, deprecated, message: "An action cannot throw. Catch the error inside of the sequence.")
    public func observe(
        _ states: AsyncThrowingStream<ActionState, any Error>,
        file: String = #fileID,
        line: UInt = #line
    ) throws {
        observe(ObservedAction(reportingErrorsOf: states), from: CallSite(file: file, line: line))
    }
}
#endif
