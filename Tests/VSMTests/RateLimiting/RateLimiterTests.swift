import Testing
import VSMTesting

@testable import VSM
@testable import VSMRateLimiting

@Suite("The groups of a rate limiter")
struct RateLimiterTests {
    private final class Nothing: WaitingWork {
        func makeAfterEnd() {}
    }

    @Test("Only groups in which a call waits are visited when another action is observed")
    func visitsWaitingGroups() {
        withTestHost { host in
            let limiter = RateLimiter(owner: Owner(host)) { _ in }
            let limit = RateLimit.throttled(.seconds(1, on: host.clock))
            func call(_ group: Int) {
                _ = limiter.arrive(WaitingCall(Nothing(), finishes: false), limit: limit, identifier: group)
            }
            for group in 1...1_000 { call(group) }
            #expect(limiter.waitingGroups.isEmpty)
            for group in [5, 7, 9, 7] { call(group) }
            #expect(limiter.waitingGroups.count == 3)
            var dropped = 0
            _ = limiter.dropWaiting { _ in dropped += 1 }
            #expect(dropped == 3)
            #expect(limiter.waitingGroups.isEmpty)
            for group in [9, 7] { call(group) }
            #expect(limiter.waitingGroups.count == 2)
            // The timers make the calls.
            host.advance(by: .seconds(1))
            #expect(limiter.waitingGroups.isEmpty)
            limiter.cancelAll()
        }
    }
}
