extension StateContainer {
    /// An action that waits to be called.
    ///
    /// A class, because unspecialized code that moves values whose layout it does not know costs thousands of instructions.
    @usableFromInline
    final class RateLimitedCall {
        let makeAction: () -> ObservedAction<State>
        let site: CallSite

        init(makeAction: @escaping () -> ObservedAction<State>, site: CallSite) {
            self.makeAction = makeAction
            self.site = site
        }
    }

    /// Observes an action when its rate limit allows it.
    ///
    /// - Parameters:
    ///   - makeAction: Calls the action. It is called when the limit allows it, or never if a later call replaces it.
    ///   - limit: When the action may be observed.
    ///   - identifier: Actions with the same identifier replace each other while they wait.
    ///   - call: Where the action is observed.
    public func observe(
        _ makeAction: @escaping () -> ObservedAction<State>,
        limit: RateLimit,
        identifier: AnyHashable,
        from call: CallSite
    ) {
        storage.owner.preconditionIsCurrent("observe")
        let arrival = rateLimiter.arrive(
            RateLimitedCall(makeAction: makeAction, site: call),
            limit: limit,
            identifier: identifier
        )
        if let displaced = arrival.displaced {
            let kind: ContainerEvent.Kind = limit.rule == .debounce ? .debouncedAway : .throttledAway
            storage.monitor?.replaced(Self.call(displaced).site, by: kind)
        }
        if let call = arrival.goes { observe(Self.call(call)) }
    }

    /// The call that the limiter holds as a plain object; the container gives it no other objects.
    private static func call(_ object: AnyObject) -> RateLimitedCall {
        unsafe unsafeDowncast(object, to: RateLimitedCall.self)
    }

    private var rateLimiter: RateLimiter {
        if let limiter = parts.rateLimiter { return limiter }
        let limiter = RateLimiter(owner: storage.owner) { [weak self] in self?.observe(Self.call($0)) }
        parts.rateLimiter = limiter
        return limiter
    }

    /// Observes an action that has waited, while those of other groups continue to wait.
    private func observe(_ call: RateLimitedCall) {
        let action = call.makeAction()
        guard let id = beginAction(action.shape, from: call.site, wasRateLimited: true) else { return }
        action.start(StateWriter(storage, id: id))
    }

    /// Drops the actions that wait, because another action begins.
    @usableFromInline
    func dropWaiting(in limiter: RateLimiter) {
        limiter.dropWaiting { storage.monitor?.dropped(waiting: Self.call($0).site) }
    }
}
