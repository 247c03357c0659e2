import CConcurrencyRuntime

/// A clock for rate limits.
///
/// Swift's protocol `Clock` requires iOS 16 and its siblings.
protocol RateLimitClock: Sendable {
    associatedtype Instant: Comparable, Sendable

    /// The current time.
    var now: Instant { get }

    /// Returns the time that is a number of nanoseconds after another one.
    func instant(_ nanoseconds: Int64, after instant: Instant) -> Instant

    /// Suspends the current task until a time.
    ///
    /// - Throws: An error if the task is cancelled.
    func sleep(until deadline: Instant) async throws
}

/// A clock of the standard library, a test, or an app.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct StandardRateLimitClock<Base: Clock>: RateLimitClock where Base.Duration == Duration {
    private let base: Base

    init(_ base: Base) {
        self.base = base
    }

    var now: Base.Instant { base.now }

    func instant(_ nanoseconds: Int64, after instant: Base.Instant) -> Base.Instant {
        instant.advanced(by: .nanoseconds(nanoseconds))
    }

    func sleep(until deadline: Base.Instant) async throws {
        try await base.sleep(until: deadline, tolerance: nil)
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
    var now: UInt64 { vsm_uptime_nanoseconds() }

    func instant(_ nanoseconds: Int64, after instant: UInt64) -> UInt64 { instant &+ UInt64(nanoseconds) }

    func sleep(until deadline: UInt64) async throws {
        while true {
            try Task.checkCancellation()
            let now = now
            guard now < deadline else { return }
            try await Task.sleep(nanoseconds: deadline - now)
        }
    }
}
