/// The calls of one group and their timer, on a clock.
///
/// Used on the container's owner only, except ``cancel()``.
final class RateLimitGroup {
    typealias Calls = RateLimitStateMachine<WaitingCall>

    /// The number of the latest call of the group among all calls of the limiter.
    ///
    /// Only the limiter uses it, so it can be read on the thread that releases the limiter.
    var latestArrival: UInt64 = 0

    private let clock: any RateLimitClock
    private let identifier: AnyHashable
    private var calls = Calls()
    private var rule = RateLimitRule.debounce
    private var nanoseconds: Int64 = 0
    private var timer: IsolatedTask?

    init(clock: any RateLimitClock, identifier: AnyHashable) {
        self.clock = clock
        self.identifier = identifier
    }

    /// Whether the next call is independent of earlier ones.
    var isOver: Bool { calls.due == nil }

    /// Adds a call.
    func arrive(_ call: WaitingCall, limit: RateLimit) -> Calls.Arrival {
        (rule, nanoseconds) = (limit.rule, limit.time.nanoseconds)
        return calls.arrive(call, rule: rule, intervalEnd: clock.now + nanoseconds)
    }

    /// Starts the timer that a call needs, and cancels the running one.
    func startTimer(for limiter: RateLimiter, on owner: Owner) {
        guard let due = calls.due else { return }
        timer?.cancel()
        let operation = Timer(group: self, limiter: WeakReference(limiter), owner: owner, due: due)
        timer = owner.startTaskWithoutOwner(operation)
    }

    /// Drops the waiting call.
    ///
    /// - Returns: The call that was waiting.
    func dropWaiting() -> WaitingCall? {
        let dropped = calls.dropWaiting(rule: rule)
        if isOver { timer?.cancel() }
        return dropped
    }

    /// Ends the timer, on any thread.
    func cancel() { timer?.cancel() }

    /// Sleeps and performs calls until there are none left, without keeping the container or its owner alive.
    // Unchecked: what it holds is used on the owner only, and weak references on any thread.
    private struct Timer: IsolatedOperation, @unchecked Sendable {
        let group: RateLimitGroup
        let limiter: WeakReference<RateLimiter>
        let owner: Owner
        let due: Int64

        func run() async {
            var step = Step.sleep(until: due)
            while true {
                switch step {
                case .sleep(let due):
                    let hasSlept = (try? await group.clock.sleep(until: due)) != nil
                    if Task.isCancelled { return }
                    step = await group.wake(for: limiter, of: owner, hasSlept: hasSlept, on: owner.actorOrStandIn)
                case .yield:
                    await Task.yield()
                    step = await group.wake(for: limiter, of: owner, hasSlept: true, on: owner.actorOrStandIn)
                case .end: return
                }
            }
        }
    }

    /// The next step of a timer, between its runs on the owner.
    private enum Step {
        case sleep(until: Int64)
        /// Let other tasks run, because the next call is already due.
        case yield
        case end
    }

    /// Performs the calls that are due.
    ///
    /// - Parameters:
    ///   - limiter: The limiter, which is released with the container.
    ///   - owner: The container's owner.
    ///   - hasSlept: Whether the timer slept until its deadline.
    ///   - actor: The owner's actor, or its stand-in.
    /// - Returns: What the timer does next.
    private func wake(
        for limiter: WeakReference<RateLimiter>,
        of owner: Owner,
        hasSlept: Bool,
        on actor: isolated any Actor
    ) -> Step {
        // The code that cancels the timer or releases the container handles the calls.
        guard !Task.isCancelled, let limiter = limiter.object else { return .end }
        guard hasSlept else {
            // Without this, a clock that throws without cancellation would make the timer spin.
            limiter.remove(self, identifier: identifier)
            if let call = calls.dropWaiting(rule: rule) { call.make(on: actor) { call.makeDroppingStates() } }
            return .end
        }
        while true {
            let now = clock.now
            switch calls.wake(at: now, next: rule == .throttle ? now + nanoseconds : nil) {
            case .sleep(let due): return .sleep(until: due)
            case .perform(let call):
                call.make(on: actor) {
                    if owner.isDeallocated { call.makeDroppingStates() } else { limiter.perform(call) }
                }
                // The call may have observed another one, which has a timer of its own.
                if Task.isCancelled { return .end }
                if calls.isDue(at: clock.now) { return .yield }
            case .end:
                limiter.remove(self, identifier: identifier)
                return .end
            }
        }
    }
}
