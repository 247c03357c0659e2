extension StateContainer {
    /// A waiting call of an action.
    ///
    /// The call is an object, because unspecialized code needs thousands of instructions to move values of unknown
    /// layout.
    @usableFromInline
    final class RateLimitedCall: WaitingCall {
        let makeAction: () -> ObservedAction<State>
        let site: CallSite
        /// Provides the container's owner after the container has been released; `nil` unless the action finishes.
        private let storage: StateStorage<State>?

        init(
            _ makeAction: @escaping () -> ObservedAction<State>,
            site: CallSite,
            finishingIn storage: StateStorage<State>?
        ) {
            self.makeAction = makeAction
            self.site = site
            self.storage = storage
            super.init(finishes: storage != nil)
        }

        override func makeDroppingStates() { makeDroppingStates { _ in nil } }

        /// Calls the action, whose states are dropped.
        ///
        /// - Parameter makeID: Returns a number for an action of a shape, or `nil` if there are no observers.
        func makeDroppingStates(_ makeID: (ActionShape) -> ActionID?) {
            guard let storage else { return }
            let action = makeAction()
            storage.runToEnd(action, id: makeID(action.shape) ?? .max)
        }
    }

    /// Observes an action when its rate limit allows it.
    ///
    /// - Parameters:
    ///   - limit: Decides when the action is observed, and whether it is dropped if another one is observed first.
    ///   - identifier: Actions with the same identifier replace each other while they wait; by default, the call site.
    ///   - call: Where the action is observed.
    ///   - makeAction: Calls the action when the limit allows it, or never if a later call replaces it.
    @usableFromInline
    func observe(
        _ limit: RateLimit,
        _ identifier: AnyHashable?,
        from call: CallSite,
        making makeAction: @escaping () -> ObservedAction<State>
    ) {
        guard storage.owner.checkCaller(of: "observe") else {
            return storage.forwardToMainActor("observe", from: call) {
                self.observe(limit, identifier, from: call, making: makeAction)
            }
        }
        let arrival = rateLimiter.arrive(
            RateLimitedCall(makeAction, site: call, finishingIn: limit.finishes ? storage : nil),
            limit: limit,
            identifier: identifier ?? AnyHashable(call)
        )
        if let replaced = arrival.replaced {
            let kind: ContainerEvent.Kind = limit.rule == .debounce ? .droppedByDebounce : .droppedByThrottle
            storage.monitor?.replaced(Self.call(replaced).site, by: kind)
        }
        if let call = arrival.performed { observe(Self.call(call)) }
    }

    /// Downcasts a call of the limiter, which receives only calls of this type.
    private static func call(_ call: WaitingCall) -> RateLimitedCall {
        unsafe unsafeDowncast(call, to: RateLimitedCall.self)
    }

    private var rateLimiter: RateLimiter {
        if let limiter = parts.rateLimiter { return limiter }
        let limiter = RateLimiter(owner: storage.owner) { [weak self] call in
            // Another thread may release the container at the moment when the call is due.
            if let self { self.observe(Self.call(call)) } else { call.makeDroppingStates() }
        }
        parts.rateLimiter = limiter
        return limiter
    }

    /// Observes an action after its wait; those of other groups continue to wait.
    private func observe(_ call: RateLimitedCall) {
        let action = call.makeAction()
        start(action, beginAction(action.shape, from: call.site, finishes: action.finishes, wasRateLimited: true))
    }

    /// Drops the waiting actions because another action begins, and calls the finishing ones.
    func dropWaiting(in limiter: RateLimiter) {
        let finishing = limiter.dropWaiting { storage.monitor?.dropped(waiting: Self.call($0).site) }
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
            let call = Self.call(call)
            call.make(on: actor) {
                call.makeDroppingStates { storage.monitor?.finishing(call.site, $0, afterTearDown: afterTearDown) }
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
