// `observeAsync`, the name in vsm-ios 1.x of the forms of `observe` that take a closure.
extension ActionObserving {
    /// Moves to the state that an asynchronous action returns, as `observe` does.
    ///
    /// - Parameters:
    ///   - nextState: Returns the new state.
    ///   - dueTime: The time that has to pass without another call, if the action is debounced.
    ///   - identifier: Groups debounced or throttled calls; by default, calls from the same place form a group.
    @inlinable
    public func observeAsync(
        _ nextState: @escaping () async -> ActionState,
        debounced dueTime: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(nextState, debounced: dueTime, identifier: identifier, file: file, line: line)
    }

    /// Moves through the states of the sequence that an asynchronous action returns, as `observe` does.
    ///
    /// - Parameters:
    ///   - stateSequence: Returns the sequence of states.
    ///   - dueTime: The time that has to pass without another call, if the action is debounced.
    ///   - identifier: Groups debounced or throttled calls; by default, calls from the same place form a group.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    @inlinable
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        debounced dueTime: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        observe(stateSequence, debounced: dueTime, identifier: identifier, file: file, line: line)
    }
}
