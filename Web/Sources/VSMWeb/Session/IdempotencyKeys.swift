import NIOCore
import VSM

/// The forms that browsers have sent without the script of their page, remembered so that no form runs twice.
///
/// A pure value. Times must not decrease from one call to the next.
struct IdempotencyKeys {
    /// How long a form is remembered.
    static let time = Duration.seconds(3_600)
    /// The maximum number of forms that are remembered, for all browsers together.
    static let capacity = 10_000

    private var times: [String: ContinuousClock.Instant] = [:]
    private var order = CircularBuffer<(form: String, time: ContinuousClock.Instant)>()

    /// The number of remembered forms.
    var count: Int { order.count }

    /// Notes that a form is sent.
    ///
    /// - Returns: Whether it is sent for the first time.
    mutating func insert(_ form: String, now: ContinuousClock.Instant) -> Bool {
        while let oldest = order.first, now - oldest.time >= Self.time { forgetOldest() }
        guard times[form] == nil else { return false }
        if order.count == Self.capacity { forgetOldest() }
        times[form] = now
        order.append((form, now))
        return true
    }

    /// Forgets a form that did not run.
    mutating func remove(_ form: String) {
        times[form] = nil
    }

    private mutating func forgetOldest() {
        // A form that did not run may have been sent again in the meantime.
        if let oldest = order.popFirst(), times[oldest.form] == oldest.time { times[oldest.form] = nil }
    }
}
