// Before iOS 18 and its siblings, the type of a sequence does not say whether it throws, so these forms take all. An error that a
// sequence throws is reported: see `SequenceOperation`. Where an app's minimum is iOS 18 or later, they are not there.
#if canImport(Darwin)
@available(iOS, obsoleted: 18)
@available(macOS, obsoleted: 15)
@available(tvOS, obsoleted: 18)
@available(watchOS, obsoleted: 11)
@available(visionOS, obsoleted: 2)
extension ActionObserving {
    /// Moves through the states of an asynchronous sequence as they arrive.
    ///
    /// - Parameter states: The states. A sequence that throws is reported, and ends.
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: States,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        observe(ObservedAction(reportingErrorsOf: states), from: CallSite(file: file, line: line))
    }

    /// Moves through the states of an asynchronous sequence, debounced or throttled.
    ///
    /// - Parameters:
    ///   - states: Calls the action.
    ///   - dueTime: The time without another call.
    ///   - interval: The least time between two actions, in place of `debounced`.
    ///   - identifier: Groups calls; by default those from the same place.
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: @escaping @autoclosure () -> States,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        let limit = RateLimit(debounced: dueTime, throttled: interval)
        let call = CallSite(file: file, line: line)
        observe({ ObservedAction(reportingErrorsOf: states()) }, limit: limit, identifier: identifier, from: call)
    }

    /// Moves through the states of the sequence that an asynchronous action returns.
    ///
    /// - Parameters:
    ///   - action: Returns the sequence of states.
    ///   - dueTime: The time without another call, if the action is debounced.
    ///   - interval: The least time between two actions, if the action is throttled instead.
    ///   - identifier: Groups calls; by default those from the same place.
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async -> States,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        let limit = RateLimit(debounced: dueTime, throttled: interval)
        let call = CallSite(file: file, line: line)
        observe({ ObservedAction(reportingErrorsOf: action) }, limit: limit, identifier: identifier, from: call)
    }

    /// Moves through the states of the sequence that an asynchronous action returns, as `observe` does.
    ///
    /// - Parameters:
    ///   - stateSequence: Returns the sequence of states.
    ///   - dueTime: The time without another call, if the action is debounced.
    ///   - identifier: Groups calls; by default those from the same place.
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        debounced dueTime: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        observe(stateSequence, debounced: dueTime, identifier: identifier, file: file, line: line)
    }

    /// Refuses a stream that throws: catch its errors inside of a sequence, and return a state for them.
    @available(
        *,
        deprecated,
        message:
            "An action cannot throw, because the view would stop without notice. Catch the error inside of a sequence and return a state for it."
    )
    public func observe(
        _ states: AsyncThrowingStream<ActionState, any Error>,
        file: String = #fileID,
        line: UInt = #line
    ) throws {
        observe(ObservedAction(reportingErrorsOf: states), from: CallSite(file: file, line: line))
    }
}
#endif
