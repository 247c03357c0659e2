import Synchronization

#if canImport(Testing)
import Testing
#endif

/// Runs a test with a seed, and reports the seed if the test fails.
///
/// - Parameters:
///   - seed: The seed, which may be known only after the test.
///   - location: The location of the search.
///   - body: The test.
/// - Returns: Whether the test failed.
@available(Systems 2024, *)
func detectingFailures(
    of seed: @autoclosure () -> TestSeed,
    at location: TestLocation,
    _ body: () throws -> Void
) rethrows -> Bool {
    let failure = DetectedFailure()
    do {
        #if canImport(Testing)
        // Swift Testing doesn't tell whether a test has failed so far, but it passes each issue to the matcher of known
        // issues. The matcher returns false, so that the issue remains a failure.
        try withKnownIssue(isIntermittent: true) {
            try body()
        } matching: { _ in
            failure.hasHappened.store(true, ordering: .relaxed)
            return false
        }
        #else
        try body()
        #endif
    } catch {
        reportSeed(seed(), at: location)
        throw error
    }
    let hasFailed = failure.hasHappened.load(ordering: .relaxed)
    if hasFailed { reportSeed(seed(), at: location) }
    return hasFailed
}

@available(Systems 2024, *)
private final class DetectedFailure: Sendable {
    let hasHappened = Atomic(false)
}

private func reportSeed(_ seed: TestSeed, at location: TestLocation) {
    let literal = if case .random(let number) = seed.kind { "\(number)" } else { "\"\(seed)\"" }
    reportFailure("The seed \(seed) fails. To run it alone: withTestHost(seed: \(literal)) { … }", at: location)
}
