/// Runs a test once for every order in which a host can run it, and every choice of its stubs, until one fails.
///
/// A failure names the seed, so that the run can be repeated alone with `withTestHost(seed:)`. In XCTest, which does not
/// tell of failures, it has to be one that the test throws, such as that of `XCTUnwrap`. The number of orders grows
/// fast with the number of things that overlap, and of times that each of them waits: for more than a handful, use
/// `everySeed(in:)`. `Task.yield()` waits several times over.
///
/// - Parameters:
///   - runLimit: how many runs there may be before the test fails for being too large.
///   - limit: how many jobs may run at a stretch.
///   - isolation: leave it out; see `withTestHost`.
///   - body: the test; it makes everything anew that it changes.
/// - Returns: how many runs there were.
/// - Throws: what the test throws.
#if !Testing
@available(*, unavailable, message: "VSMTesting needs the trait \"Testing\" of the package vsm-swift.")
#endif
@discardableResult
public func everyInterleaving(
    runLimit: Int = 10_000,
    limit: Int = 10_000,
    isolation: (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: (TestHost) throws -> Void
) rethrows -> Int {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    checkIsolation(isolation, at: location)
    var next: [Int]? = []
    var runs = 0
    while let path = next {
        guard runs < runLimit else {
            reportFailure(
                """
                The test can run in more than \(runLimit) orders. Try fewer things at once, look at some of the orders \
                with everySeed(in: 1...1000), or give it a higher runLimit.
                """,
                at: location
            )
            break
        }
        let host = TestHost(HostConfiguration(seed: TestSeed(path: path), limit: limit, location: location))
        // The run decides its seed to the end; that it was begun with may be shorter.
        let hasFailed = try noticingFailures(of: TestSeed(path: path), at: location) { try host.test(body) }
        runs += 1
        if hasFailed { break }
        next = Decisions.path(after: host.run.decisions.made)
    }
    return runs
}
