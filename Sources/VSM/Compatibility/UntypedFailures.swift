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
    /// Moves through the states of an asynchronous sequence.
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: @escaping @autoclosure () -> States,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        container.observe(from: CallSite(file: file, line: line)) { ObservedAction(reportingErrorsOf: states()) }
    }

    /// Moves through the states of an asynchronous sequence, after a time without another call.
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: @escaping @autoclosure () -> States,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        container.observe(.debounced(dueTime), identifier, from: CallSite(file: file, line: line)) {
            ObservedAction(reportingErrorsOf: states())
        }
    }

    /// Moves through the states of the sequence that an asynchronous action returns.
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async -> States,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        container.observe(from: CallSite(file: file, line: line)) { ObservedAction(reportingErrorsOf: action) }
    }

    /// Moves through the states of the sequence that an asynchronous action returns, after a time without another call.
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async -> States,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        container.observe(.debounced(dueTime), identifier, from: CallSite(file: file, line: line)) {
            ObservedAction(reportingErrorsOf: action)
        }
    }

    /// The form of 1.x; prefer `observe(_:)`.
    @available(swift, deprecated: 100, renamed: "observe(_:file:line:)")
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        observe(stateSequence, file: file, line: line)
    }

    /// The form of 1.x; prefer `observe(_:debounced:identifier:)`.
    @available(swift, deprecated: 100, renamed: "observe(_:debounced:identifier:file:line:)")
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState {
        observe(stateSequence, debounced: dueTime, identifier: identifier, file: file, line: line)
    }

    #if canImport(Combine)
    /// Prefer a ``RateLimitTime``.
    @available(swift, deprecated: 100, message: "Prefer a RateLimitTime, such as .seconds(0.5).")
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
    @available(swift, deprecated: 100, message: "Prefer a RateLimitTime, such as .seconds(0.5).")
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
        container.observe(from: CallSite(file: file, line: line)) { ObservedAction(reportingErrorsOf: states) }
    }
}
#endif
