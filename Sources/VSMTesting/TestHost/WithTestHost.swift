/// Gives a test a host of its own, and checks at the end that nothing was left unsaid.
///
/// The test fails at the end if a journey has states that the test did not expect, or an action that has not come to its
/// end, or if something outside the host has meddled.
///
/// Afterwards, what still runs is cancelled, and has as many jobs to come to its end as may run at a stretch. A task that
/// waits for what never comes and does not end when it is cancelled stays in memory, and the host with it.
///
/// - Parameters:
///   - seed: which of the legal orders to run in; by default the one in which things became ready.
///   - limit: how many jobs may run at a stretch before the test fails for not coming to an end.
///   - outsideWork: what to do when something outside the host makes a task of the host go on.
///   - isolation: leave it out; the test fails if it is on an actor, because closures that it makes would run there.
///   - body: the test; it is on the host.
/// - Returns: what the test returns.
/// - Throws: what the test throws.
#if !Testing
@available(*, unavailable, message: "VSMTesting needs the trait \"Testing\" of the package vsm-swift.")
#endif
public func withTestHost<Result>(
    seed: TestSeed = .inOrder,
    limit: Int = 10_000,
    outsideWork: OutsideWork = .isFailure,
    isolation: (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: (TestHost) throws -> Result
) rethrows -> Result {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    checkIsolation(isolation, at: location)
    let configuration = HostConfiguration(seed: seed, limit: limit, outsideWork: outsideWork, location: location)
    return try TestHost(configuration).test(body)
}

/// Makes a test fail that is on an actor.
func checkIsolation(_ isolation: (any Actor)?, at location: TestLocation) {
    guard let isolation, !(isolation is TestHost) else { return }
    reportFailure(
        """
        A test on a host is on no other actor, or the asynchronous closures that it makes run there and not on the host. \
        This one is on \(isolation): take @MainActor, or whatever puts it there, away from the test and its suite.
        """,
        at: location
    )
}
