/// Runs a test for each of a range of seeds, until a run fails.
///
/// The failure includes the seed, so that the run can be repeated alone with `withTestHost(seed:)`. XCTest doesn't expose
/// assertion failures to libraries; there, only a thrown error ends the search, such as that of `XCTUnwrap`.
///
/// ```swift
/// forEachSeed(in: 1...1000) { host in … }
/// ```
///
/// The test also fails if only one order is possible and no stub chooses, as with `forEachInterleaving`.
///
/// - Parameters:
///   - seeds: The seeds.
///   - allowsSingleOrder: Whether the test may have only one order; otherwise, it then fails.
///   - limit: The number of jobs that may run before the host has to be idle.
///   - isolation: The isolation of the test; use the default. See `withTestHost`.
///   - body: The test. It has to create everything that it changes.
/// - Throws: The error that the test throws.
@available(Systems 2024, *)
public func forEachSeed(
    in seeds: ClosedRange<UInt64>,
    allowsSingleOrder: Bool = false,
    limit: Int = 10_000,
    isolation: (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: (TestHost) throws -> Void
) rethrows {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let isMainActor = isMainActor(isolation, at: location)
    var hasDecided = false
    for number in seeds {
        let configuration = HostConfiguration(
            seed: TestSeed(number),
            limit: limit,
            isMainActor: isMainActor,
            location: location
        )
        let host = TestHost(configuration)
        let hasFailed = try detectingFailures(of: host.run.configuration.seed, at: location) {
            try markingFailedSteps { try host.test(body) }
        }
        if hasFailed { return }
        hasDecided = hasDecided || !host.run.decisions.made.isEmpty
    }
    if !hasDecided, !allowsSingleOrder {
        reportSingleOrder(at: location, allowedBy: "forEachSeed(in: …, allowsSingleOrder: true)")
    }
}
