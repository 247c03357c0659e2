import Testing
import VSMTesting

@testable import VSM
@testable import VSMRateLimiting

@Suite("Where waiting calls cannot keep their contexts, each has a timer of its own", .timeLimit(.minutes(10)))
struct TimerOfEachCallTests {
    /// A call that notes its caller.
    private final class Call: WaitingWork {
        let make: () -> Void

        init(_ make: @escaping () -> Void) { self.make = make }

        func makeAfterEnd() {}
    }

    /// The calls of one group, with a limit.
    private final class Calls {
        private let limit: RateLimit
        private let limiter: RateLimiter
        private(set) var names: [String] = []

        init(_ limit: RateLimit, on host: TestHost) {
            self.limit = limit
            limiter = RateLimiter(owner: Owner(host), keepsContexts: false) { ($0.work as! Call).make() }
        }

        func call(_ name: String, then make: @escaping () -> Void = {}) {
            Caller.$name.withValue(name) {
                let call = Call { [unowned self] in
                    names.append("\(name) of \(Caller.name)")
                    make()
                }
                let arrival = limiter.arrive(WaitingCall(call, finishes: false), limit: limit, identifier: "group")
                if let call = arrival.performed { (call.work as! Call).make() }
            }
        }
    }

    @Test("Of many debounced calls, the last is made with its own task-local values")
    func debounced() {
        withTestHost { host in
            let calls = Calls(.debounced(.seconds(1, on: host.clock)), on: host)
            for name in ["a", "b", "c"] {
                calls.call(name)
                host.advance(by: .milliseconds(500))
            }
            #expect(host.clock.deadlines == [.seconds(2)])
            host.advance(by: .milliseconds(499))
            #expect(calls.names.isEmpty)
            host.advance(by: .milliseconds(1))
            #expect(calls.names == ["c of c"])
            #expect(host.clock.deadlines.isEmpty)
        }
    }

    @Test("Of many throttled calls, the first and the last are made with their own task-local values")
    func throttled() {
        withTestHost { host in
            let calls = Calls(.throttled(.seconds(1, on: host.clock)), on: host)
            for name in ["a", "b", "c"] { calls.call(name) }
            host.advance(by: .milliseconds(999))
            #expect(calls.names == ["a of a"])
            calls.call("d")
            host.advance(by: .milliseconds(1))
            #expect(calls.names == ["a of a", "d of d"])
            calls.call("e")
            host.advance(by: .seconds(1))
            #expect(calls.names == ["a of a", "d of d", "e of e"])
            host.advance(by: .seconds(1))
            #expect(host.clock.deadlines.isEmpty)
        }
    }

    @Test("A call that a call makes waits in a timer of its own", arguments: [0.0, 1.0])
    func nested(seconds: Double) {
        for limit in [RateLimit.debounced, RateLimit.throttled] {
            withTestHost { host in
                let calls = Calls(limit(.seconds(seconds, on: host.clock)), on: host)
                calls.call("a") { calls.call("b") { calls.call("c") } }
                host.advance(by: .seconds(5))
                #expect(calls.names == ["a of a", "b of b", "c of c"])
                #expect(host.clock.deadlines.isEmpty)
            }
        }
    }

    @Test("A call that is due while its own timer has yet to begin is left to that timer")
    func dueEarly() {
        withTestHost { host in
            // The call is due after one reading of the clock, and its timer begins later.
            let calls = Calls(.debounced(.nanoseconds(2).on(TickingClock())), on: host)
            calls.call("a") { calls.call("b") }
            host.runUntilIdle()
            #expect(calls.names == ["a of a", "b of b"])
        }
    }
}

/// A clock that advances by a nanosecond each time it is read.
private final class TickingClock: Clock, @unchecked Sendable {
    private var time = Duration.zero

    var now: TestClock.Instant {
        time += .nanoseconds(1)
        return TestClock.Instant(offset: time)
    }

    var minimumResolution: Duration { .zero }

    func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        time = max(time, deadline.offset)
    }
}
