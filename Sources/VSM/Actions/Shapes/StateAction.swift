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
    /// A later call of the same group replaces one that waits. The running action continues until the call is due. The call is
    /// dropped when an action without a limit is observed.
    ///
    /// ```swift
    /// container.observe(model.filter(text), debounced: 0.3)
    /// ```
    ///
    /// - Parameters:
    ///   - nextState: Calls the action.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default, calls from the same place form a group. Pass one in a function that is called
    ///     for several things, such as fields.
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
