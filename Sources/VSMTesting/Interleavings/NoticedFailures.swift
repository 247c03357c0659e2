import Synchronization

#if canImport(Testing)
import Testing
#endif

/// Runs a test with a seed, and names the seed if the test fails.
///
/// - Returns: whether the test has failed.
func noticingFailures(of seed: TestSeed, at location: TestLocation, _ body: () throws -> Void) rethrows -> Bool {
    let failure = NoticedFailure()
    do {
        #if canImport(Testing)
        // Swift Testing does not say whether a test has failed so far. It does show each failure to somebody who says that
        // it is known; saying that it is not leaves everything as it was.
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
        reportSeed(seed, at: location)
        throw error
    }
    let hasFailed = failure.hasHappened.load(ordering: .relaxed)
    if hasFailed { reportSeed(seed, at: location) }
    return hasFailed
}

private final class NoticedFailure: Sendable {
    let hasHappened = Atomic(false)
}

private func reportSeed(_ seed: TestSeed, at location: TestLocation) {
    let literal = if case .random(let number) = seed.kind { "\(number)" } else { "\"\(seed)\"" }
    reportFailure("The seed \(seed) fails. To run it alone: withTestHost(seed: \(literal)) { … }", at: location)
}
