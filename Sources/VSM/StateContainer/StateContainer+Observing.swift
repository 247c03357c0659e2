extension StateContainer {
    /// Moves to a state that an action returned.
    ///
    /// The running action ends. ``state`` is the new state when the call returns.
    ///
    /// - Parameter nextState: The new state.
    @inlinable
    public func observe(_ nextState: State, file: String = #fileID, line: UInt = #line) {
        // Repeated for the container itself, because this is the most frequent call.
        guard let id = beginAction(.state, from: CallSite(file: file, line: line)) else { return }
        storage.write(nextState, id: id)
        storage.finish(id: id)
    }

    /// Observes an action now.
    ///
    /// - Parameters:
    ///   - action: What the action returned.
    ///   - call: Where the action is observed.
    @inlinable
    public func observe(_ action: ObservedAction<State>, from call: CallSite) {
        guard let id = beginAction(action.shape, from: call) else { return }
        action.start(StateWriter(storage, id: id))
    }

    /// Ends the running action and begins the next one.
    ///
    /// - Parameters:
    ///   - shape: The shape of the action that begins.
    ///   - call: Where the action is observed.
    ///   - wasRateLimited: Whether the action was debounced or throttled. If not, actions that still wait are dropped.
    /// - Returns: The action's number, or `nil` if ending the previous action began another one, which takes precedence.
    @inlinable
    func beginAction(_ shape: ActionShape, from call: CallSite, wasRateLimited: Bool = false) -> ActionID? {
        let storage = storage
        storage.owner.preconditionIsCurrent("observe")
        let id = storage.nextID()
        #if !WITHOUT_OBSERVERS
        if let monitor = storage.monitor { monitor.began(shape, from: call, id: id) }
        #endif
        if !wasRateLimited, let limiter = lazyParts?.rateLimiter { dropWaiting(in: limiter) }
        // An observer or a dropped action may have observed another action, which is running then.
        guard storage.isLatest(id) else { return nil }
        if !storage.running.isNone { storage.cancelRunning() }
        return storage.isLatest(id) ? id : nil
    }
}
