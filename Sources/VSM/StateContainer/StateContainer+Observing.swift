extension StateContainer {
    /// Moves to a state that an action returned.
    ///
    /// The running action ends. ``state`` is the new state when the call returns.
    ///
    /// ```swift
    /// if case .editing(let model) = container.state {
    ///     container.observe(model.cancel())  // `cancel()` returns a state.
    /// }
    /// ```
    ///
    /// - Parameter nextState: The new state.
    @inlinable
    public func observe(_ nextState: State, file: String = #fileID, line: UInt = #line) {
        guard storage.owner.checkCaller(of: "observe") else {
            return forwardToMainActor(nextState, file: file, line: line)
        }
        if storage.isReadOnly { return }
        // This method is specialized for containers, because it is the most frequent call. The general form would cost 556
        // instructions instead of 124 (no subscriber).
        let (id, isLatest) = beginAction(.state, from: CallSite(file: file, line: line))
        guard isLatest else { return }
        storage.write(nextState, id: id)
        storage.reportFinished(id: id)
    }

    /// Observes an action now.
    ///
    /// - Parameters:
    ///   - action: What the action returned.
    ///   - call: Where the action is observed.
    @inlinable
    public func observe(_ action: ObservedAction<State>, from call: CallSite) {
        _observe(making: { action }, from: call)
    }

    /// Observes an action now, for the forms of `observe`.
    ///
    /// The owner and other callers create the action in separate places. The compiler can then see that the owner's
    /// action does not escape, and needs no allocation for it.
    @inlinable
    public func _observe(making makeAction: () -> ObservedAction<State>, from call: CallSite) {
        guard storage.owner.checkCaller(of: "observe") else { return forwardToMainActor(makeAction(), from: call) }
        if storage.isReadOnly { return }
        let action = makeAction()
        let (id, isLatest) = beginAction(action.shape, from: call, finishes: action.finishes)
        guard isLatest || storage.startsSuperseded(action.shape, finishes: action.finishes) else { return }
        action.start(StateWriter(storage, id: id))
        // What an action starts is stored only while the container is alive.
        withExtendedLifetime(self) {}
    }

    /// Ends the running action and begins the next one.
    ///
    /// - Parameters:
    ///   - shape: The shape of the action that begins.
    ///   - call: Where the action is observed.
    ///   - finishes: Whether the action runs to its end when the next one begins.
    ///   - wasRateLimited: Whether the action was debounced or throttled. If not, actions that still wait are dropped.
    /// - Returns: The action's number, and whether it is the latest. It is not if ending the previous action began
    ///   another one, which supersedes it.
    @inlinable
    func beginAction(
        _ shape: ActionShape,
        from call: CallSite,
        finishes: Bool = false,
        wasRateLimited: Bool = false
    ) -> (id: ActionID, isLatest: Bool) {
        let storage = storage
        let id = storage.nextID()
        if let monitor = storage.monitor { monitor.began(shape, from: call, id: id, finishes: finishes) }
        if !wasRateLimited, let limiter = lazyParts?.rateLimiter { dropWaiting(in: limiter) }
        // An observer or a dropped action may have observed another action, which is now running.
        guard storage.isLatest(id) else { return (id, false) }
        if !storage.running.isNone { storage.cancelRunning() }
        return (id, storage.isLatest(id))
    }

    /// Observes a state later on the main actor, which owns the container.
    @inline(never)
    @usableFromInline
    func forwardToMainActor(_ nextState: State, file: String, line: UInt) {
        forwardToMainActor(ObservedAction(nextState), from: CallSite(file: file, line: line))
    }

    /// Observes an action later on the main actor, which owns the container.
    @inline(never)
    @usableFromInline
    func forwardToMainActor(_ action: ObservedAction<State>, from call: CallSite) {
        storage.forwardToMainActor("observe", from: call) { self.observe(action, from: call) }
    }
}
