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

    /// Moves through the states of an asynchronous sequence, when no other call has arrived for a while.
    ///
    /// - Parameters:
    ///   - states: Calls the action.
    ///   - dueTime: The time without another call.
    ///   - identifier: Groups calls; by default those from the same place.
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: @escaping @autoclosure () -> States,
        debounced dueTime: some RateLimitInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        observe(
            { ObservedAction(reportingErrorsOf: states()) },
            limit: .debounced(dueTime),
            identifier: identifier,
            from: CallSite(file: file, line: line)
        )
    }

    /// Moves through the states of an asynchronous sequence, at most once in an interval.
    ///
    /// - Parameters:
    ///   - states: Calls the action.
    ///   - interval: The least time between two actions.
    ///   - identifier: Groups calls; by default those from the same place.
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: @escaping @autoclosure () -> States,
        throttled interval: some RateLimitInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        observe(
            { ObservedAction(reportingErrorsOf: states()) },
            limit: .throttled(interval),
            identifier: identifier,
            from: CallSite(file: file, line: line)
        )
    }

    /// Moves through the states of the sequence that an asynchronous action returns.
    ///
    /// - Parameter action: Returns the sequence of states.
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async -> States,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        observe(ObservedAction(reportingErrorsOf: action), from: CallSite(file: file, line: line))
    }

    /// Moves through the states of the sequence that an asynchronous action returns, as `observe` does.
    ///
    /// - Parameter stateSequence: Returns the sequence of states.
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        observe(ObservedAction(reportingErrorsOf: stateSequence), from: CallSite(file: file, line: line))
    }

    /// Moves through the states of the sequence that an asynchronous action returns, when no other call has arrived for a while.
    ///
    /// - Parameters:
    ///   - stateSequence: Returns the sequence of states.
    ///   - dueTime: The time without another call.
    ///   - identifier: Groups calls; by default those from the same place.
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        debounced dueTime: some RateLimitInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        observe(
            { ObservedAction(reportingErrorsOf: stateSequence) },
            limit: .debounced(dueTime),
            identifier: identifier,
            from: CallSite(file: file, line: line)
        )
    }

    /// Moves through the states of an asynchronous sequence, for `debounced: .init(.seconds(1))`.
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: @escaping @autoclosure () -> States,
        debounced dueTime: DebounceInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        observe(states(), debounced: dueTime.rateLimitTime, identifier: identifier, file: file, line: line)
    }

    /// Moves through the states of a sequence that an asynchronous action returns, for `debounced: .init(.seconds(1))`.
    @_disfavoredOverload
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        debounced dueTime: DebounceInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        observeAsync(stateSequence, debounced: dueTime.rateLimitTime, identifier: identifier, file: file, line: line)
    }
}
#endif
