import CConcurrencyRuntime

/// A clock for rate limits, whose times are in nanoseconds since some moment.
///
/// Swift's protocol `Clock` requires iOS 16 and its siblings.
protocol RateLimitClock: Sendable {
    /// The current time.
    var now: Int64 { get }

    /// Suspends the current task until a time.
    ///
    /// - Throws: An error if the task is cancelled.
    func sleep(until deadline: Int64) async throws
}

/// A clock of the standard library, a test, or an app.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct StandardRateLimitClock<Base: Clock>: RateLimitClock where Base.Duration == Duration {
    private let base: Base
    private let start: Base.Instant

    init(_ base: Base) {
        self.base = base
        start = base.now
    }

    var now: Int64 { RateLimitTime(start.duration(to: base.now)).nanoseconds }

    func sleep(until deadline: Int64) async throws {
        try await base.sleep(until: start.advanced(by: .nanoseconds(deadline)), tolerance: nil)
    }
}

/// Returns the default clock.
func systemClock() -> any RateLimitClock {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        StandardRateLimitClock(ContinuousClock())
    } else {
        UptimeClock()
    }
}

/// A clock that measures the time since the system started, for systems without `ContinuousClock`.
///
/// It stops while the system sleeps, as the time of dispatch queues does, which vsm-ios uses.
struct UptimeClock: RateLimitClock {
    var now: Int64 { Int64(vsm_uptime_nanoseconds()) }

    func sleep(until deadline: Int64) async throws {
        while true {
            try Task.checkCancellation()
            let now = now
            guard now < deadline else { return }
            try await Task.sleep(nanoseconds: UInt64(deadline - now))
        }
    }
}
