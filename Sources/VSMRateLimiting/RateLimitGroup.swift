import VSMIsolation

/// The calls of one group and their timer, on a clock.
///
/// Used on the container's owner only, except ``cancel()``.
package final class RateLimitGroup {
    package typealias Calls = RateLimitStateMachine<WaitingCall>

    /// The number of the latest call of the group among all calls of the limiter.
    ///
    /// Only the limiter uses it, so it can be read on the thread that releases the limiter.
    var latestArrival: UInt64 = 0

    /// The position of the group among those in which a call waits, which the limiter keeps.
    var waitingPosition: Int?

    let identifier: AnyHashable
    private let clock: any RateLimitClock
    private var calls = Calls()
    private var rule = RateLimit.Rule.debounce
    private var nanoseconds: Int64 = 0
    private var timer: IsolatedTask?
    private var timerPriority = TaskPriority.background

    init(clock: any RateLimitClock, identifier: AnyHashable) {
        self.clock = clock
        self.identifier = identifier
    }

    /// Whether the next call is independent of earlier ones.
    var isOver: Bool { calls.due == nil }

    /// Whether a call waits.
    var isWaiting: Bool { calls.waiting != nil }

    /// Adds a call.
    func arrive(_ call: WaitingCall, limit: RateLimit) -> Calls.Arrival {
        (rule, nanoseconds) = (limit.rule, limit.nanoseconds)
        return calls.arrive(call, rule: rule, intervalEnd: clock.now + nanoseconds)
    }

    /// Whether the timer has a lower priority than a call that waits for it.
    func isLessUrgent(than priority: TaskPriority) -> Bool { timerPriority < priority }

    /// Starts the timer that a call needs, and cancels the running one.
    ///
    /// The timer has the priority of the group's most urgent call since it began to wait.
    ///
    /// - Parameters:
    ///   - limiter: The limiter.
    ///   - owner: The container's owner.
    ///   - priority: The priority of the call.
    ///   - keepsContext: Whether the timer has the task-local values and the priority of the caller.
    func startTimer(for limiter: RateLimiter, on owner: Owner, priority: TaskPriority, keepsContext: Bool = false) {
        guard let due = calls.due else { return }
        timerPriority = timer == nil ? priority : max(timerPriority, priority)
        timer?.cancel()
        let operation = Timer(group: self, limiter: WeakReference(limiter), owner: owner, due: due)
        timer = owner.startTaskWithoutOwner(operation, detachedWith: keepsContext ? nil : timerPriority)
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
                var wake = Wake()
                switch step {
                case .sleep(let due):
                    wake.time = due
                    wake.hasSlept = (try? await group.clock.sleep(until: due)) != nil
                    if Task.isCancelled { return }
                case .yield: await Task.yield()
                case .end: return
                }
                step = await group.wake(wake, for: limiter, of: owner, on: owner.actorOrStandIn)
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

    /// How a timer runs again.
    private struct Wake {
        /// The time until which it slept.
        ///
        /// A clock with a coarse resolution may show an earlier time. The timer would then sleep for no time, again and again.
        var time = Int64.min
        /// Whether it slept until then; if not, the clock failed.
        var hasSlept = true
    }

    /// Performs the calls that are due.
    ///
    /// - Parameters:
    ///   - wake: How the timer runs again.
    ///   - limiter: The limiter, which is released with the container.
    ///   - owner: The container's owner.
    ///   - actor: The owner's actor, or its stand-in.
    /// - Returns: What the timer does next.
    private func wake(
        _ wake: Wake,
        for limiter: WeakReference<RateLimiter>,
        of owner: Owner,
        on actor: isolated any Actor
    ) -> Step {
        // The code that cancels the timer or releases the container handles the calls.
        guard !Task.isCancelled, let limiter = limiter.object else { return .end }
        defer { limiter.updateWaiting(self) }
        guard wake.hasSlept else {
            // Without this, a clock that throws without cancellation would make the timer spin.
            limiter.remove(self)
            if let call = calls.dropWaiting(rule: rule) { call.make(on: actor) { call.work.makeAfterEnd() } }
            return .end
        }
        while true {
            let now = max(clock.now, wake.time)
            switch calls.wake(at: now, next: rule == .throttle ? now + nanoseconds : nil) {
            case .sleep(let due): return .sleep(until: due)
            case .perform(let call):
                call.make(on: actor) {
                    if owner.isDeallocated { call.work.makeAfterEnd() } else { limiter.perform(call) }
                }
                // The call may have observed another one, which has a timer of its own.
                if Task.isCancelled { return .end }
                if calls.isDue(at: clock.now) { return .yield }
            case .end:
                limiter.remove(self)
                return .end
            }
        }
    }
}
