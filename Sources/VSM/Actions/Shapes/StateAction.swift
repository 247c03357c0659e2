extension ObservedAction {
    /// Creates an action that returned a state.
    @inlinable
    public init(_ state: State) {
        self.init(.state, .state(state))
    }
}

extension ActionObserving {
    /// Moves to a state that an action returned.
    ///
    /// The running action ends. The container has the new state when the call returns.
    ///
    /// ```swift
    /// if case .editing(let model) = state {
    ///     observe(model.cancel())  // `cancel()` returns a state.
    /// }
    /// ```
    ///
    /// - Parameter nextState: The new state.
    @inlinable
    public func observe(
        _ nextState: ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) {
        container.observe(from: CallSite(file: file, line: line)) { ObservedAction(nextState) }
    }

    /// Moves to a state that an action returns, after a time without another call.
    ///
    /// ```swift
    /// container.observe(model.filter(text), debounced: 0.3)
    /// ```
    ///
    /// - Parameters:
    ///   - nextState: Calls the action.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default, calls from the same place form a group.
    public func observe(
        _ nextState: @escaping @autoclosure () -> ActionState,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        container.observe(.debounced(dueTime), identifier, from: CallSite(file: file, line: line)) {
            ObservedAction(nextState())
        }
    }
}
