import Testing

@testable import VSMRateLimiting

@Suite("Rate limits, as a pure value")
struct RateLimitStateMachineTests {
    private typealias Calls = RateLimitStateMachine<String>

    @Test("Debounce: the first call starts a timer; later calls postpone it and replace the call")
    func debounce() {
        var calls = Calls()
        expect(calls.arrive("a", rule: .debounce, intervalEnd: 10), startsTimer: true)
        #expect(calls.due == 10)
        expect(calls.arrive("b", rule: .debounce, intervalEnd: 12), replaced: "a")
        expect(calls.arrive("c", rule: .debounce, intervalEnd: 15), replaced: "b")
        #expect(calls.waiting == "c")
        #expect(wake(&calls, at: 10) == "sleep until 15")
        #expect(wake(&calls, at: 14) == "sleep until 15")
        #expect(wake(&calls, at: 15) == "perform c")
        #expect(wake(&calls, at: 15) == "end")
        #expect(calls.due == nil)
    }

    @Test("Debounce: a call after the timer has ended starts another timer")
    func debounceAgain() {
        var calls = Calls()
        expect(calls.arrive("a", rule: .debounce, intervalEnd: 10), startsTimer: true)
        #expect(wake(&calls, at: 11) == "perform a")
        #expect(wake(&calls, at: 11) == "end")
        expect(calls.arrive("b", rule: .debounce, intervalEnd: 21), startsTimer: true)
        #expect(wake(&calls, at: 21) == "perform b")
    }

    @Test("Debounce: a call that arrives while another is made waits for the same timer")
    func debounceWhileGoing() {
        var calls = Calls()
        expect(calls.arrive("a", rule: .debounce, intervalEnd: 10), startsTimer: true)
        #expect(wake(&calls, at: 10) == "perform a")
        expect(calls.arrive("b", rule: .debounce, intervalEnd: 20))
        #expect(wake(&calls, at: 10) == "sleep until 20")
        #expect(wake(&calls, at: 20) == "perform b")
        #expect(wake(&calls, at: 20) == "end")
    }

    @Test("Debounce: a call that is due earlier than the previous one starts a new timer")
    func debounceEarlier() {
        var calls = Calls()
        expect(calls.arrive("a", rule: .debounce, intervalEnd: 100), startsTimer: true)
        expect(calls.arrive("b", rule: .debounce, intervalEnd: 20), startsTimer: true, replaced: "a")
        expect(calls.arrive("c", rule: .debounce, intervalEnd: 20), replaced: "b")
        #expect(wake(&calls, at: 20) == "perform c")
        #expect(wake(&calls, at: 20) == "end")
    }

    @Test("Debounce: a dropped call is not made, and the next call starts a timer")
    func debounceDropped() {
        var calls = Calls()
        expect(calls.arrive("a", rule: .debounce, intervalEnd: 10), startsTimer: true)
        let dropped = calls.dropWaiting(rule: .debounce)
        #expect(dropped == "a")
        #expect(calls.due == nil)
        #expect(wake(&calls, at: 10) == "end")
        let nothing = calls.dropWaiting(rule: .debounce)
        #expect(nothing == nil)
        expect(calls.arrive("b", rule: .debounce, intervalEnd: 20), startsTimer: true)
    }

    @Test("Throttle: the first call is made immediately, the latest of the others at the end of the interval")
    func throttle() {
        var calls = Calls()
        expect(calls.arrive("a", rule: .throttle, intervalEnd: 10), performed: "a", startsTimer: true)
        expect(calls.arrive("b", rule: .throttle, intervalEnd: 11))
        expect(calls.arrive("c", rule: .throttle, intervalEnd: 12), replaced: "b")
        #expect(wake(&calls, at: 9, next: 19) == "sleep until 10")
        #expect(wake(&calls, at: 10, next: 20) == "perform c")
    }

    @Test("Throttle: the interval is measured from the latest call that was made")
    func throttleDistance() {
        var calls = Calls()
        expect(calls.arrive("a", rule: .throttle, intervalEnd: 10), performed: "a", startsTimer: true)
        expect(calls.arrive("b", rule: .throttle, intervalEnd: 15))
        #expect(wake(&calls, at: 13, next: 23) == "perform b", "The timer was late by three.")
        #expect(wake(&calls, at: 13, next: 23) == "sleep until 23")
        expect(calls.arrive("c", rule: .throttle, intervalEnd: 25))
        #expect(wake(&calls, at: 23, next: 33) == "perform c")
        #expect(wake(&calls, at: 33, next: 43) == "end")
        expect(calls.arrive("d", rule: .throttle, intervalEnd: 50), performed: "d", startsTimer: true)
    }

    @Test("Throttle: a dropped call is not made, and the interval still applies")
    func throttleDropped() {
        var calls = Calls()
        expect(calls.arrive("a", rule: .throttle, intervalEnd: 10), performed: "a", startsTimer: true)
        expect(calls.arrive("b", rule: .throttle, intervalEnd: 11))
        let dropped = calls.dropWaiting(rule: .throttle)
        #expect(dropped == "b")
        #expect(calls.due == 10)
        expect(calls.arrive("c", rule: .throttle, intervalEnd: 15))
        #expect(wake(&calls, at: 10, next: 20) == "perform c")
    }

    @Test("A timer ends if no call waits")
    func nothing() {
        var calls = Calls()
        #expect(wake(&calls, at: 0) == "end")
    }

    private func wake(_ calls: inout Calls, at now: Int64, next: Int64? = nil) -> String {
        switch calls.wake(at: now, next: next) {
        case .sleep(let due): "sleep until \(due)"
        case .perform(let call): "perform \(call)"
        case .end: "end"
        }
    }

    private func expect(
        _ arrival: Calls.Arrival,
        performed: String? = nil,
        startsTimer: Bool = false,
        replaced: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(arrival.performed == performed, sourceLocation: sourceLocation)
        #expect(arrival.startsTimer == startsTimer, sourceLocation: sourceLocation)
        #expect(arrival.replaced == replaced, sourceLocation: sourceLocation)
    }
}
