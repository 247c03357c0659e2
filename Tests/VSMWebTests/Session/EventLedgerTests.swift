import Testing

@testable import VSMWeb

@Suite("Numbers and allowances of events")
struct EventLedgerTests {
    @Test("A number is accepted once, and none that is lower after it")
    func ledger() {
        var ledger = EventLedger()
        let accepted = [1, 1, 2, 5, 3, 5, 6].map { ledger.accept($0) }
        #expect(accepted == [true, false, true, true, false, false, true])
    }

    @Test("Tokens are used up, and come back with time, up to the capacity")
    func allowance() {
        let start = ContinuousClock.now
        var allowance = EventAllowance(capacity: 2, perSecond: 10, now: start)
        let taken = [0, 0, 0, 50, 110, 60_000, 60_000, 60_000].map { milliseconds in
            allowance.take(now: start + .milliseconds(milliseconds))
        }
        #expect(taken == [true, true, false, false, true, true, true, false])
    }
}
