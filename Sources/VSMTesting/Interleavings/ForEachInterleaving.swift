/// Runs a test for every order of its tasks' parts and every choice of its stubs, until a run fails.
///
/// ```swift
/// @Test func savesWhileSearching() {
///     forEachInterleaving { host in
///         let container = host.container(state: NotesViewState.loaded(model))
///         container.observe(model.search("milk"))
///         container.observe(model.save("Buy milk"))
///         host.runUntilIdle()
///         #expect(service.notes == ["Buy milk"])
///     }
/// }
/// ```
///
/// The failure includes the seed, so that the run can be repeated alone with `withTestHost(seed:)`. XCTest doesn't expose
/// assertion failures to libraries; there, only a thrown error ends the search, such as that of `XCTUnwrap`.
///
/// **What is one order.** A task consists of parts, from one suspension to the next. Runs in which the parts have the same
/// order are one order, and the test runs once for it. That a task also needs jobs without code of the test, such as those
/// in which `Task.yield()` resumes it or in which it returns to the host, makes no other order. So two tasks that yield
/// twice each have 20 orders. All other parts count, also those on different actors or on none, because they may share
/// locks and atomic values, which the host doesn't see. A condition of `run(until:)` has to depend on what the parts do,
/// and not on how often it is evaluated.
///
/// The number of orders grows quickly with the number of parts: two tasks of five parts have 252 orders, and three have
/// 756,756. At `runLimit`, the test fails, and the failure names what ran concurrently. Use `forEachSeed(in:)` for more than
/// a few tasks.
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
/// - Throws: The error that the test throws.
@available(Systems 2024, *)
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
    let isMainActor = isMainActor(isolation, at: location)
    var search = OrderSearch()
    var runs = 0
    while true {
        let configuration = HostConfiguration(
            seed: TestSeed(path: search.path),
            limit: limit,
            isMainActor: isMainActor,
            location: location
        )
        let host = TestHost(configuration)
        host.run.schedule = search.schedule
        let hasFailed = try detectingFailures(of: TestSeed(path: host.run.decisions.made.map(\.chosen)), at: location) {
            try markingFailedSteps { try host.test(body) }
        }
        runs += 1
        guard !hasFailed, let schedule = host.run.schedule else { return runs }
        guard search.advance(after: schedule, host.run.decisions.made) else { break }
        guard runs < runLimit else {
            reportTooManyOrders(limit: runLimit, schedule.names, at: location)
            return runs
        }
    }
    if runs == 1, !allowsSingleOrder {
        reportSingleOrder(at: location, allowedBy: "forEachInterleaving(allowsSingleOrder: true)")
    }
    return runs
}

private func reportTooManyOrders(limit: Int, _ names: JobNames, at location: TestLocation) {
    reportFailure(
        """
        The test has more than \(limit) possible orders. These ran concurrently in the last run; a part is the code between \
        two suspensions:
        \(names.concurrent.map { "  \($0)" }.joined(separator: "\n"))
        Start fewer of them at the same time, or let stubs suspend less often. Otherwise, try some of the orders with \
        forEachSeed(in: 1...1000), or raise runLimit.
        """,
        at: location
    )
}
