@_spi(Host) @testable import VSMTesting

/// Runs a test for every order of all its jobs, also of those that run no code of the test.
///
/// - Parameter runLimit: The number of runs after which to give up.
/// - Returns: The number of runs, or `nil` if there are more than the limit.
func forEachOrderOfAllJobs(
    runLimit: Int,
    isolation: (any Actor)? = #isolation,
    _ body: (TestHost) -> Void
) -> Int? {
    let location = TestLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    var next: [Int]? = []
    var runs = 0
    var configuration = HostConfiguration(isMainActor: isMainActor(isolation, at: location), location: location)
    while let path = next {
        configuration.seed = TestSeed(path: path)
        guard runs < runLimit else { return nil }
        let host = TestHost(configuration)
        host.test(body)
        runs += 1
        next = Decisions.path(after: host.run.decisions.made)
    }
    return runs
}
