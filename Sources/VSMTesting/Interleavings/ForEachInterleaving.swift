/// Runs a test for every order of its jobs and every choice of its stubs, until a run fails.
///
/// The failure includes the seed, so that the run can be repeated alone with `withTestHost(seed:)`. XCTest doesn't expose
/// assertion failures to libraries; there, only a thrown error ends the search, such as that of `XCTUnwrap`. The number of
/// orders grows quickly with the number of concurrent tasks and their suspension points: use `forEachSeed(in:)` for more
/// than a few. `Task.yield()` counts as several suspension points.
///
/// The test also fails if only one order is possible and no stub chooses, because it would pass whatever the code does
/// in other orders. The usual reasons are that a stub returns without suspending, or that nothing runs concurrently.
/// Give stubs a suspension point, such as `await Task.yield()` or a call of `choose`. If a single order is correct, for
/// example for some arguments of a test, write `forEachInterleaving(allowsSingleOrder: true)`.
///
/// - Parameters:
///   - runLimit: The number of runs; the test fails if there are more orders.
///   - allowsSingleOrder: Whether the test may have only one order; otherwise, it then fails.
///   - limit: The number of jobs that may run before the host has to be idle.
///   - isolation: The isolation of the test; use the default. See `withTestHost`.
///   - body: The test. It has to create everything that it changes.
/// - Returns: The number of runs.
/// - Throws: The error that the test throws. Swift Testing shows an error of a step of a live page at the line of the
///   step.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@discardableResult
public func forEachInterleaving(
    runLimit: Int = 10_000,
    allowsSingleOrder: Bool = false,
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
    var hasFailed = false
    while let path = next {
        guard runs < runLimit else {
            reportFailure(
                """
                The test has more than \(runLimit) possible orders. Make less of it concurrent, try some of the orders \
                with forEachSeed(in: 1...1000), or raise runLimit.
                """,
                at: location
            )
            break
        }
        let host = TestHost(HostConfiguration(seed: TestSeed(path: path), limit: limit, location: location))
        hasFailed = try detectingFailures(of: TestSeed(path: path), at: location) {
            try markingFailedSteps { try host.test(body) }
        }
        runs += 1
        if hasFailed { break }
        next = Decisions.path(after: host.run.decisions.made)
    }
    if runs == 1, next == nil, !hasFailed, !allowsSingleOrder {
        reportSingleOrder(at: location, allowedBy: "forEachInterleaving(allowsSingleOrder: true)")
    }
    return runs
}
