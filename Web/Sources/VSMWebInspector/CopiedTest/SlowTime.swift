#if DEBUG
@_spi(Inspection) import VSMInspector

/// The time that has to pass in a copied test, so that what was slow ends between the same steps.
struct SlowTime {
    /// The dependencies that are slow now.
    private var slow: Set<String> = []
    /// The tenths of a second that something slow may still take.
    private var pending: Int64 = 0
    /// The nanoseconds since the inspector began, at the last step.
    private var last: Int64 = 0

    /// Records a step.
    mutating func note(_ step: InspectedPage.Step.Kind) {
        switch step {
        case .outcome(let name, .slow): slow.insert(name)
        case .outcome(let name, _): slow.remove(name)
        case .use, .visit: if !slow.isEmpty { pending = Int64(ForcedOutcomes.delay) * 10 }
        }
    }

    /// Returns the line that lets the time until the next step pass, unless nothing can end meanwhile.
    ///
    /// - Parameter time: The nanoseconds since the inspector began; `nil` lets everything end.
    mutating func pass(until time: Int64?) -> [String] {
        let passed = time.map { min(($0 - last) / 100_000_000, pending) } ?? pending
        last = time ?? last
        guard pending > 0 else { return [] }
        // What was slow has to begin before the next step, which may make it fast.
        guard passed > 0 else { return ["host.runUntilIdle()"] }
        pending -= passed
        return ["host.advance(by: \(passed % 10 == 0 ? ".seconds(\(passed / 10))" : ".milliseconds(\(passed * 100))"))"]
    }
}
#endif
