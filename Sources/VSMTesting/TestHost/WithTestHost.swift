import CConcurrencyRuntime

/// Runs a test on a new host, and checks at the end that the test expected everything that happened.
///
/// ```swift
/// @Test func loads() {
///     withTestHost { host in
///         let journey = host.journey(of: LoaderModel(fetch: { "Carpe diem." }).load())
///         host.runUntilIdle()
///         journey.expect(cases: "loading", "loaded")
///     }
/// }
/// ```
///
/// The test fails at the end if a journey has states that the test didn't expect or an action that is still running, or
/// if external work resumed a task of the host.
///
/// The host then cancels the tasks that are left and runs up to `limit` more jobs for them to end. A task that ignores its
/// cancellation and waits forever is leaked, together with the host. If the host replaced the main actor, the task
/// continues on the main actor when it is resumed.
///
/// - Parameters:
///   - seed: Selects one of the possible orders of jobs; by default, jobs run in the order in which they became ready.
///   - limit: The number of jobs that may run before the host has to be idle; the test fails beyond it.
///   - externalWork: Whether work outside the host may resume a task of the host.
///   - isolation: The isolation of the test; use the default. If it is the main actor, the host replaces it; see
///     ``TestHost``. The test fails if it is another actor, because its asynchronous closures would run there.
///   - body: The test; it is on the host.
/// - Returns: The value that the test returns.
/// - Throws: The error that the test throws.
@available(Systems 2024, *)
public func withTestHost<Result>(
    seed: TestSeed = .inOrder,
    limit: Int = 10_000,
    externalWork: ExternalWorkPolicy = .fail,
    isolation: (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: (TestHost) throws -> Result
) rethrows -> Result {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let isMainActor = isMainActor(isolation, at: location)
    let configuration = HostConfiguration(
        seed: seed,
        limit: limit,
        externalWork: externalWork,
        isMainActor: isMainActor,
        location: location
    )
    return try markingFailedSteps { try TestHost(configuration).test(body) }
}

/// Returns whether a test is isolated to the main actor, which its host then replaces.
///
/// The test fails if it is isolated to another actor, or if the system doesn't let a host replace the main actor.
@available(Systems 2024, *)
@_spi(Host) public func isMainActor(_ isolation: (any Actor)?, at location: TestLocation) -> Bool {
    isMainActor(isolation, at: location, canBeReplaced: vsm_main_actor_can_be_replaced())
}

@available(Systems 2024, *)
func isMainActor(_ isolation: (any Actor)?, at location: TestLocation, canBeReplaced: Bool) -> Bool {
    guard let isolation, !(isolation is TestHost) else { return false }
    if isolation is MainActor {
        if canBeReplaced { return true }
        reportFailure(
            """
            This test is isolated to the main actor, which a test host can replace on macOS 26, iOS 26 and their siblings, \
            and on Linux, but not on this system. Run it there. To run it here, mark the test, its states, its models and \
            what they use `nonisolated`.
            """,
            at: location
        )
        return false
    }
    reportFailure(
        """
        A test on a host must not be isolated to an actor other than the main actor, because its asynchronous closures \
        would run there and not on the host. This test is isolated to \(isolation): remove what isolates it.
        """,
        at: location
    )
    return false
}
