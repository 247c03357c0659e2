// `debounced: .init(.seconds(1))`, for the forms of `observe` that vsm-ios 1.x has.
extension ActionObserving {
    /// Observes an action when no other call has arrived for a while.
    @_disfavoredOverload
    public func observe(
        _ nextState: @escaping @autoclosure () -> ActionState,
        debounced dueTime: DebounceInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(nextState(), debounced: dueTime.rateLimitTime, identifier: identifier, file: file, line: line)
    }

    /// Observes an action when no other call has arrived for a while.
    @_disfavoredOverload
    public func observe(
        _ stateSequence: @escaping @autoclosure () -> StateSequence<ActionState>,
        debounced dueTime: DebounceInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(stateSequence(), debounced: dueTime.rateLimitTime, identifier: identifier, file: file, line: line)
    }

    /// Observes an action when no other call has arrived for a while.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: @escaping @autoclosure () -> States,
        debounced dueTime: DebounceInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        observe(states(), debounced: dueTime.rateLimitTime, identifier: identifier, file: file, line: line)
    }

    /// Observes an action when no other call has arrived for a while.
    @_disfavoredOverload
    public func observeAsync(
        _ nextState: @escaping () async -> ActionState,
        debounced dueTime: DebounceInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(nextState, debounced: dueTime.rateLimitTime, identifier: identifier, file: file, line: line)
    }

    /// Observes an action when no other call has arrived for a while.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    @_disfavoredOverload
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        debounced dueTime: DebounceInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        observe(stateSequence, debounced: dueTime.rateLimitTime, identifier: identifier, file: file, line: line)
    }

    #if canImport(Combine) || OpenCombine
    /// Observes an action when no other call has arrived for a while.
    @_disfavoredOverload
    public func observe(
        _ statePublisher: @escaping @autoclosure () -> some Publisher<ActionState, Never>,
        debounced dueTime: DebounceInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(statePublisher(), debounced: dueTime.rateLimitTime, identifier: identifier, file: file, line: line)
    }
    #endif
}
