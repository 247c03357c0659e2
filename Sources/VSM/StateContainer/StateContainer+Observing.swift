extension StateContainer {
    /// Observes an action now.
    ///
    /// The owner and other callers create the action in separate places. The compiler can then see that the owner's
    /// action does not escape, and needs no allocation for it.
    @inlinable
    func observe(from call: CallSite, making makeAction: () -> ObservedAction<State>) {
        guard storage.owner.checkCaller(of: "observe") else { return forwardToMainActor(makeAction(), from: call) }
        let action = makeAction()
        start(action, beginAction(action.shape, from: call, finishes: action.finishes))
    }

    /// Ends the running action and begins the next one.
    ///
    /// - Parameters:
    ///   - shape: The shape of the action that begins.
    ///   - call: Where the action is observed.
    ///   - finishes: Whether the action runs to its end when the next one begins.
    ///   - wasRateLimited: Whether the action was debounced or throttled. If not, actions that still wait are dropped.
    /// - Returns: The action's number, and whether it is the latest. It is not if an observer, a dropped action or the end of
    ///   the previous action has observed another one, which supersedes it.
    @inlinable
    func beginAction(
        _ shape: ActionShape,
        from call: CallSite,
        finishes: Bool,
        wasRateLimited: Bool = false
    ) -> (id: ActionID, isLatest: Bool) {
        let storage = storage
        let id = storage.nextID()
        let superseded = storage.supersedeRunning()
        if let monitor = storage.monitor { monitor.began(shape, from: call, id: id, finishes: finishes) }
        if lazyParts != nil { beginInParts(wasRateLimited: wasRateLimited) }
        if let superseded { superseded.cancel() }
        return (id, storage.isLatest(id))
    }

    @usableFromInline
    func beginInParts(wasRateLimited: Bool) {
        if !wasRateLimited, let limiter = lazyParts?.rateLimiter { dropWaiting(in: limiter) }
        if lazyParts?.isTornDown == true { storage.refuse() }
    }

    /// Starts an action that has begun.
    // Inlined, so that the compiler sees that the action does not escape.
    @inline(__always)
    @inlinable
    func start(_ action: ObservedAction<State>, _ begun: (id: ActionID, isLatest: Bool)) {
        switch action.content {
        case .state(let state):
            guard begun.isLatest else { return }
            storage.write(state, id: begun.id)
            storage.reportFinished(id: begun.id)
        case .run(let start):
            guard begun.isLatest || action.finishes || startsSuperseded(action.shape) else { return }
            let turn = action.finishes ? makeTurn(isConcurrent: action.isConcurrent) : nil
            let run = ActionRun(in: storage, id: begun.id, owner: storage.owner, shape: action.shape, turn: turn)
            if begun.isLatest { storage.running = run } else { _ = run.supersede() }
            start(run)
            if run.phase == .over, storage.running === run { storage.running = nil }
            // What an action starts is stored only while the container is alive.
            withExtendedLifetime(self) {}
        }
    }

    @usableFromInline
    func makeTurn(isConcurrent: Bool) -> FinishingTurn {
        FinishingTurn(in: storage, owner: storage.owner, isConcurrent: isConcurrent)
    }

    /// Returns whether an action that was superseded while it was being observed starts nevertheless.
    ///
    /// The closure of an asynchronous action does, in a cancelled task, because what it does must not be lost.
    @usableFromInline
    func startsSuperseded(_ shape: ActionShape) -> Bool {
        switch shape {
        case .asynchronousState, .asynchronousSequence: lazyParts?.isTornDown != true
        case .state, .stateSequence, .publisher: false
        }
    }

    /// Observes an action later on the main actor, which owns the container.
    @inline(never)
    @usableFromInline
    func forwardToMainActor(_ action: ObservedAction<State>, from call: CallSite) {
        storage.forwardToMainActor("observe", from: call) { self.observe(action, from: call) }
    }
}
