#if canImport(Combine) || OpenCombine
extension ObservedAction {
    /// Creates an action that returned a publisher of states.
    @inlinable
    public init(_ publisher: some Publisher<State, Never>) {
        self.init(.publisher) { run in
            if run.beginTurn() {
                ActionSubscriber(run).subscribe { publisher.subscribe($0) }
            } else {
                run.performInTurn { ActionSubscriber(run).subscribe { publisher.subscribe($0) } }
            }
        }
    }
}

extension ActionObserving {
    /// Moves through the states that a publisher emits.
    ///
    /// If the publisher emits on subscription, as `Just` and `CurrentValueSubject` do, the container has that state
    /// when the call returns. The publisher may emit on any thread. Its states are written on the container's owner, in
    /// the order in which they arrive. The subscription ends when another action is observed or the container is
    /// released.
    ///
    /// ```swift
    /// container.observe(cart.itemsPublisher.map { CartViewState.loaded($0) })
    /// ```
    ///
    /// - Parameter statePublisher: Emits the states.
    @inlinable
    @_disfavoredOverload
    public func observe(
        _ statePublisher: some Publisher<ActionState, Never>,
        file: String = #fileID,
        line: UInt = #line
    ) {
        container.observe(from: CallSite(file: file, line: line)) { ObservedAction(statePublisher) }
    }

    /// Moves through the states that a publisher emits, after a time without another call.
    ///
    /// A later call of the same group replaces one that waits. The running action continues until the call is due. The call is
    /// dropped when an action without a limit is observed.
    ///
    /// - Parameters:
    ///   - statePublisher: Calls the action.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default, calls from the same place form a group. Pass one in a function that is called
    ///     for several things, such as fields.
    @_disfavoredOverload
    public func observe(
        _ statePublisher: @escaping @autoclosure () -> some Publisher<ActionState, Never>,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        container.observe(.debounced(dueTime), identifier, from: CallSite(file: file, line: line)) {
            ObservedAction(statePublisher())
        }
    }
}
#endif
