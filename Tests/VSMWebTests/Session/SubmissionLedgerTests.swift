import Testing

@testable import VSMWeb

@Suite("The forms that were sent")
struct SubmissionLedgerTests {
    private let start = ContinuousClock.now

    /// Whether a form is sent for the first time.
    private func insert(_ form: String, into forms: inout SubmissionLedger, _ now: ContinuousClock.Instant) -> Bool {
        forms.insert(form, now: now)
    }

    @Test("A form is sent for the first time once, until its time has passed")
    func time() {
        var forms = SubmissionLedger()
        #expect(insert("a", into: &forms, start))
        #expect(insert("a", into: &forms, start + SubmissionLedger.time - .seconds(1)) == false)
        #expect(insert("a", into: &forms, start + SubmissionLedger.time))
        #expect(insert("a", into: &forms, start + SubmissionLedger.time) == false)
    }

    @Test("A form that did not run is sent for the first time again")
    func removal() {
        var forms = SubmissionLedger()
        _ = insert("a", into: &forms, start)
        forms.remove("a")
        #expect(insert("a", into: &forms, start + .seconds(1)))
        // The time of the first attempt does not count.
        #expect(insert("a", into: &forms, start + SubmissionLedger.time) == false)
        #expect(insert("a", into: &forms, start + .seconds(1) + SubmissionLedger.time))
    }

    @Test("The form that was sent first is forgotten when there are too many")
    func capacity() {
        var forms = SubmissionLedger()
        for number in 0...SubmissionLedger.capacity { _ = insert("\(number)", into: &forms, start) }
        #expect(forms.count == SubmissionLedger.capacity)
        #expect(insert("1", into: &forms, start) == false)
        #expect(insert("0", into: &forms, start))
    }
}
