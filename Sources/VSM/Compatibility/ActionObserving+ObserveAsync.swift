// The names and forms of vsm-ios 1.x that have another spelling now.

extension ActionObserving {
    /// Moves to the state that an asynchronous action returns, as `observe` does.
    ///
    /// - Parameter nextState: Returns the new state.
    @inlinable
    public func observeAsync(
        _ nextState: @escaping () async -> ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(nextState, file: file, line: line)
    }

    /// Moves to the state that an asynchronous action returns, when no other call has arrived for a while.
    ///
    /// - Parameters:
    ///   - nextState: Returns the new state.
    ///   - dueTime: The time without another call.
    ///   - identifier: Groups calls; by default those from the same place.
    public func observeAsync(
        _ nextState: @escaping () async -> ActionState,
        debounced dueTime: some RateLimitInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(nextState, debounced: dueTime, identifier: identifier, file: file, line: line)
    }

    /// Moves through the states of the sequence that an asynchronous action returns, as `observe` does.
    ///
    /// - Parameter stateSequence: Returns the sequence of states.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    @inlinable
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        observe(stateSequence, file: file, line: line)
    }

    /// Moves through the states of the sequence that an asynchronous action returns, when no other call has arrived for a while.
    ///
    /// - Parameters:
    ///   - stateSequence: Returns the sequence of states.
    ///   - dueTime: The time without another call.
    ///   - identifier: Groups calls; by default those from the same place.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        debounced dueTime: some RateLimitInterval,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        observe(stateSequence, debounced: dueTime, identifier: identifier, file: file, line: line)
    }
}
