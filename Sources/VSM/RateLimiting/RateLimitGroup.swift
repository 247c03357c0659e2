/// A call of an action that is debounced or throttled.
@usableFromInline
class WaitingCall {
    /// Whether the call is made where it would be dropped.
    final let finishes: Bool

    init(finishes: Bool) {
        self.finishes = finishes
    }

    /// Makes the call for a container that is gone, on its owner; does nothing unless the call finishes.
    func finish() {}
}

/// The calls of one group and their timer, without the type of the clock.
class RateLimitGroup {
    /// The number of the call that arrived last, among all of the limiter's.
    ///
    /// Only the limiter uses it, so that it can be read on the thread that releases the limiter.
    final var latestArrival: UInt64 = 0

    /// Whether the next call starts anew.
    var isOver: Bool { true }

    /// Takes a call.
    func arrive(_ call: WaitingCall, limit: RateLimit) -> RateLimitArrival<WaitingCall> { RateLimitArrival() }

    /// Starts the timer that an arrival asks for, in place of the one that runs.
    func startTimer(for limiter: RateLimiter, on owner: Owner) {}

    /// Drops the call that waits.
    ///
    /// - Returns: The call that waited.
    func dropWaiting() -> WaitingCall? { nil }

    /// Ends the timer, on any thread.
    func cancel() {}
}

/// The calls of one group and their timer, on a clock.
///
/// Used on the container's owner only, except ``cancel()``.
final class ClockRateLimitGroup<C: Clock>: RateLimitGroup where C.Duration == Duration {
    private let clock: C
    private let identifier: AnyHashable
    private var calls = RateLimitStateMachine<C.Instant, WaitingCall>()
    private var rule = RateLimitRule.debounce
    private var interval = Duration.zero
    private var timer: IsolatedTask?

    init(clock: C, identifier: AnyHashable) {
        self.clock = clock
        self.identifier = identifier
    }

    override var isOver: Bool { calls.due == nil }

    override func arrive(_ call: WaitingCall, limit: RateLimit) -> RateLimitArrival<WaitingCall> {
        (rule, interval) = (limit.rule, limit.interval)
        return calls.arrive(call, rule: rule, intervalEnd: clock.now.advanced(by: interval))
    }

    override func startTimer(for limiter: RateLimiter, on owner: Owner) {
        timer?.cancel()
        timer = owner.startTask(Timer(group: self, limiter: WeakReference(limiter)))
    }

    override func dropWaiting() -> WaitingCall? {
        let dropped = calls.dropWaiting(rule: rule)
        if isOver { timer?.cancel() }
        return dropped
    }

    override func cancel() {
        timer?.cancel()
    }

    /// Sleeps and performs calls for as long as there are any, without keeping the container alive.
    private struct Timer: IsolatedOperation, @unchecked Sendable {
        let group: ClockRateLimitGroup
        let limiter: WeakReference<RateLimiter>

        func run() async { await group.run(for: limiter) }
    }

    private func run(for limiter: WeakReference<RateLimiter>) async {
        while !Task.isCancelled {
            let now = clock.now
            switch calls.wake(at: now, next: rule == .throttle ? now.advanced(by: interval) : nil) {
            case .sleep(let due):
                if (try? await clock.sleep(until: due, tolerance: nil)) != nil { continue }
                // A clock that throws without being cancelled would otherwise keep the loop spinning.
                return end(for: limiter)
            case .go(let call):
                // Whoever releases the container does not see this call any more.
                if let limiter = limiter.object { limiter.perform(call) } else { call.finish() }
            case .end:
                limiter.object?.remove(self, identifier: identifier)
                return
            }
        }
        end(for: limiter)
    }

    /// Ends a timer that was cancelled, or whose clock failed: a call that finishes is made, unless the container lives.
    private func end(for limiter: WeakReference<RateLimiter>) {
        if let limiter = limiter.object {
            // What cancelled the timer has removed the group, or started another timer for it.
            guard !Task.isCancelled else { return }
            limiter.remove(self, identifier: identifier)
        }
        calls.dropWaiting(rule: rule)?.finish()
    }
}
