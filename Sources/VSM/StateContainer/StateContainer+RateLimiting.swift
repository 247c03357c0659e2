import VSMRateLimiting

extension StateContainer {
    /// An action that waits for its time.
    private final class WaitingAction: WaitingWork {
        let make: () -> ObservedAction<State>
        let site: CallSite
        /// Provides the container's owner after the container has been released; `nil` unless the action finishes.
        private let storage: StateStorage<State>?

        init(_ make: @escaping () -> ObservedAction<State>, site: CallSite, finishingIn storage: StateStorage<State>?) {
            self.make = make
            self.site = site
            self.storage = storage
        }

        func makeAfterEnd() { makeDroppingStates { _ in nil } }

        /// Calls the action, whose states are dropped.
        ///
        /// - Parameter makeID: Returns a number for an action of a shape, or `nil` if there are no observers.
        func makeDroppingStates(_ makeID: (ActionShape) -> ActionID?) {
            guard let storage else { return }
            let action = make()
            storage.runToEnd(action, id: makeID(action.shape) ?? .max)
        }
    }

    /// Observes an action when its rate limit allows it.
    ///
    /// - Parameters:
    ///   - limit: Decides when the action is observed.
    ///   - finishes: Whether the action is called, instead of being dropped, if another one is observed first.
    ///   - identifier: Actions with the same identifier replace each other while they wait; by default, the call site.
    ///   - call: Where the action is observed.
    ///   - makeAction: Calls the action when the limit allows it, or never if a later call replaces it.
    func observe(
        _ limit: RateLimit,
        _ identifier: AnyHashable?,
        finishes: Bool = false,
        from call: CallSite,
        making makeAction: @escaping () -> ObservedAction<State>
    ) {
        guard storage.owner.checkCaller(of: "observe") else {
            return storage.forwardToMainActor("observe", from: call) {
                self.observe(limit, identifier, finishes: finishes, from: call, making: makeAction)
            }
        }
        let action = WaitingAction(makeAction, site: call, finishingIn: finishes ? storage : nil)
        let arrival = rateLimiter.arrive(
            WaitingCall(action, finishes: finishes),
            limit: limit,
            identifier: identifier ?? AnyHashable(call)
        )
        if let replaced = arrival.replaced {
            let kind: ContainerEvent.Kind = limit.rule == .debounce ? .droppedByDebounce : .droppedByThrottle
            storage.monitor?.replaced(Self.action(of: replaced).site, by: kind)
        }
        if let call = arrival.performed { observe(Self.action(of: call)) }
    }

    /// The action of a call of the limiter, which receives only calls of actions.
    private static func action(of call: WaitingCall) -> WaitingAction {
        unsafe unsafeDowncast(call.work, to: WaitingAction.self)
    }

    private var rateLimiter: RateLimiter {
        if let limiter = parts.rateLimiter { return limiter }
        let limiter = RateLimiter(owner: storage.owner) { [weak self] call in
            // Another thread may release the container at the moment when the call is due.
            if let self { self.observe(Self.action(of: call)) } else { call.work.makeAfterEnd() }
        }
        parts.rateLimiter = limiter
        return limiter
    }

    /// Observes an action after its wait; those of other groups continue to wait.
    private func observe(_ waiting: WaitingAction) {
        let action = waiting.make()
        start(action, beginAction(action.shape, from: waiting.site, finishes: action.finishes, wasRateLimited: true))
    }

    /// Drops the waiting actions because another action begins, and calls the finishing ones.
    func dropWaiting(in limiter: RateLimiter) {
        let finishing = limiter.dropWaiting { storage.monitor?.dropped(waiting: Self.action(of: $0).site) }
        makeFinishingCalls(finishing, afterTearDown: false)
    }

    /// Drops the waiting actions because the container is torn down, and calls the finishing ones.
    func tearDown(_ limiter: RateLimiter) {
        let finishing = limiter.dropWaiting { _ in }
        limiter.cancelAll()
        makeFinishingCalls(finishing, afterTearDown: true)
    }

    private func makeFinishingCalls(_ calls: [WaitingCall], afterTearDown: Bool) {
        let actor = storage.owner.actorOrStandIn
        for call in calls {
            let action = Self.action(of: call)
            call.make(on: actor) {
                action.makeDroppingStates { storage.monitor?.finishing(action.site, $0, afterTearDown: afterTearDown) }
            }
        }
    }
}

extension StateStorage {
    /// Starts a finishing action whose states are dropped, on the owner or its stand-in.
    func runToEnd(_ action: ObservedAction<State>, id: ActionID) {
        let owner = owner.orStandIn
        // The turns of a container are those of its owner.
        let turn = FinishingTurn(in: self, owner: owner, isConcurrent: action.isConcurrent || self.owner.isDeallocated)
        let run = ActionRun(in: self, id: id, owner: owner, shape: action.shape, turn: turn)
        _ = run.supersede()
        action.start(run)
    }
}
