import Testing

@testable import VSMWeb

@Suite("The forms that were sent")
struct IdempotencyKeysTests {
    private let start = ContinuousClock.now

    /// Whether a form is sent for the first time.
    private func insert(_ form: String, into forms: inout IdempotencyKeys, _ now: ContinuousClock.Instant) -> Bool {
        forms.insert(form, now: now)
    }

    @Test("A form is sent for the first time once, until its time has passed")
    func time() {
        var forms = IdempotencyKeys()
        #expect(insert("a", into: &forms, start))
        #expect(insert("a", into: &forms, start + IdempotencyKeys.time - .seconds(1)) == false)
        #expect(insert("a", into: &forms, start + IdempotencyKeys.time))
        #expect(insert("a", into: &forms, start + IdempotencyKeys.time) == false)
    }

    @Test("A form that did not run is sent for the first time again")
    func removal() {
        var forms = IdempotencyKeys()
        _ = insert("a", into: &forms, start)
        forms.remove("a")
        #expect(insert("a", into: &forms, start + .seconds(1)))
        // The time of the first attempt does not count.
        #expect(insert("a", into: &forms, start + IdempotencyKeys.time) == false)
        #expect(insert("a", into: &forms, start + .seconds(1) + IdempotencyKeys.time))
    }

    @Test("The form that was sent first is forgotten when there are too many")
    func capacity() {
        var forms = IdempotencyKeys()
        for number in 0...IdempotencyKeys.capacity { _ = insert("\(number)", into: &forms, start) }
        #expect(forms.count == IdempotencyKeys.capacity)
        #expect(insert("1", into: &forms, start) == false)
        #expect(insert("0", into: &forms, start))
    }
}
