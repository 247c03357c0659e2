/// Runs a test once for each of many seeds, until one fails.
///
/// A failure names the seed, so that the run can be repeated alone with `withTestHost(seed:)`. In XCTest, which does not
/// tell of failures, it has to be one that the test throws, such as that of `XCTUnwrap`.
///
/// ```swift
/// everySeed(in: 1...1000) { host in … }
/// ```
///
/// - Parameters:
///   - seeds: the seeds.
///   - limit: how many jobs may run at a stretch.
///   - isolation: leave it out; see `withTestHost`.
///   - body: the test; it makes everything anew that it changes.
/// - Throws: what the test throws.
#if !Testing
@available(*, unavailable, message: "VSMTesting needs the trait \"Testing\" of the package vsm-swift.")
#endif
public func everySeed(
    in seeds: ClosedRange<UInt64>,
    limit: Int = 10_000,
    isolation: (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: (TestHost) throws -> Void
) rethrows {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    checkIsolation(isolation, at: location)
    for number in seeds {
        let host = TestHost(HostConfiguration(seed: TestSeed(number), limit: limit, location: location))
        let hasFailed = try noticingFailures(of: host.run.configuration.seed, at: location) { try host.test(body) }
        if hasFailed { return }
    }
}
