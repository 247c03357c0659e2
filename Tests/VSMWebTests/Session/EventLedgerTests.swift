import Testing

@testable import VSMWeb

@Suite("Numbers of events")
struct EventLedgerTests {
    @Test("A number is accepted once, and none that is lower after it")
    func ledger() {
        var ledger = EventLedger()
        let accepted = [0, 1, 1, 2, 5, 3, 5, 6, Int.max, Int.max].map { ledger.accept($0) }
        #expect(accepted == [false, true, false, true, true, false, false, true, true, false])
    }
}
