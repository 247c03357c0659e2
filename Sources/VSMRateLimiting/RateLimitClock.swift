import CConcurrencyRuntime

/// A clock for rate limits, whose times are in nanoseconds since some moment.
///
/// Swift's protocol `Clock` requires iOS 16 and its siblings.
package protocol RateLimitClock: Sendable {
    /// The current time.
    var now: Int64 { get }

    /// Suspends the current task until a time, or a little longer if the clock has no instant for it.
    ///
    /// - Throws: An error if the task is cancelled.
    func sleep(until deadline: Int64) async throws
}

/// A clock of the standard library, a test, or an app.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
package struct StandardRateLimitClock<Base: Clock>: RateLimitClock where Base.Duration == Duration {
    private let base: Base
    private let start: Base.Instant

    package init(_ base: Base) {
        self.base = base
        start = base.now
    }

    package var now: Int64 { RateLimit.nanoseconds(of: start.duration(to: base.now)) }

    package func sleep(until deadline: Int64) async throws {
        try await base.sleep(until: instant(at: deadline), tolerance: nil)
    }

    /// Returns the first instant of the clock that is not before a time.
    private func instant(at time: Int64) -> Base.Instant {
        let time = Duration.nanoseconds(time)
        var instant = start.advanced(by: time)
        // Instants may be coarser than times, and `advanced(by:)` may then round down. The step grows, because a clock may have
        // no or a wrong resolution.
        var step = max(base.minimumResolution, .nanoseconds(1))
        while start.duration(to: instant) < time, step < .nanoseconds(RateLimit.longest) {
            instant = start.advanced(by: time + step)
            step *= 2
        }
        return instant
    }
}

/// The clock of a test, in place of the system's.
package enum TestedTime {
    /// The clock; `nil` outside of tests.
    @TaskLocal package static var clock: (any RateLimitClock)?
}

/// Returns the clock of calls that name none: the system's, or that of the test.
func defaultClock() -> any RateLimitClock {
    if let clock = TestedTime.clock { return clock }
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        return StandardRateLimitClock(ContinuousClock())
    } else {
        return UptimeClock()
    }
}

/// A clock that measures the time since the system started, for systems without `ContinuousClock`.
///
/// It stops while the system sleeps, as the time of dispatch queues does, which vsm-ios uses.
package struct UptimeClock: RateLimitClock {
    package init() {}

    package var now: Int64 { Int64(vsm_uptime_nanoseconds()) }

    package func sleep(until deadline: Int64) async throws {
        while true {
            try Task.checkCancellation()
            let now = now
            guard now < deadline else { return }
            try await Task.sleep(nanoseconds: UInt64(deadline - now))
        }
    }
}
