@_spi(Host) import VSM

/// The states that a container, or an action, goes through.
///
/// A test has to expect all states, in order. When it ends, it fails if there are states that it didn't expect, or if an
/// action is still running, unless the test calls ``expectRunning(fileID:filePath:line:column:)``.
///
/// ```swift
/// journey.expect(.loading, .loaded(quote))
/// journey.expect(cases: "loading", "loaded")
/// ```
///
/// States that aren't `Equatable` are compared by their dumps, which name the properties and their values. **A dump doesn't
/// tell two closures apart**: models that consist of closures are equal, whatever they do. Call their actions instead. If
/// states have values that don't matter to a test, compare the names of their cases, or a value of each state.
@available(Systems 2024, *)
public final class Journey<State> {
    /// All states, the first one first.
    public private(set) var states: [State] = []

    let host: TestHost
    /// Keeps the container alive until the test ends, whatever the optimizer does.
    private let container: AnyObject
    private let progress: JourneyProgress
    private var subscription: StateSubscription?
    private var expectedCount = 0

    init<Wide>(_ container: StateContainer<Wide>, on host: TestHost, first: State?, state: @escaping (Wide) -> State) {
        self.host = host
        self.container = container
        // An observer that is attached later doesn't learn of the running action.
        progress = JourneyProgress(running: host.run.actions.runningAction(in: ContainerIdentity(of: container)))
        if let first { states.append(first) }
        container.attach(progress)
        subscription = container.subscribe { [unowned self] in states.append(state($0)) }
    }

    /// The latest state, or `nil` if there is none yet.
    public var state: State? { states.last }

    /// The case names of the states.
    public var cases: [String] { states.map { stateName(of: $0) } }

    /// Whether an action is running.
    public var isRunning: Bool { progress.runningAction != nil }

    /// The states that the test hasn't expected yet.
    var unexpected: ArraySlice<State> { states[expectedCount...] }

    /// Expects exactly these states since the previous expectation.
    ///
    /// - Parameters:
    ///   - first: The first state. States are compared by `==` if they are `Equatable`, and by their dumps otherwise.
    ///   - others: The states that follow.
    public func expect(
        _ first: State,
        _ others: State...,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        compare([first] + others, Array(unexpected), at: location)
    }

    /// Expects states of exactly these cases since the previous expectation.
    ///
    /// For states that are structures, name an enum in them: `expect(cases: "saving", of: \.editingState)`.
    ///
    /// - Parameters:
    ///   - first: The case name of the first state, without associated values.
    ///   - others: The case names that follow.
    public func expect(
        cases first: String,
        _ others: String...,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        compare([first] + others, unexpected.map { stateName(of: $0) }, at: location)
    }

    /// Expects states with exactly these projections since the previous expectation.
    ///
    /// ```swift
    /// journey.expect(["1 Couch, ready", "1 Couch, ordering"], of: \.summary)
    /// ```
    ///
    /// - Parameters:
    ///   - projections: The projections of the states.
    ///   - project: Returns the part of a state that matters to the test.
    public func expect<Projection>(
        _ projections: [Projection],
        of project: (State) -> Projection,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        compare(projections, unexpected.map(project), at: location)
    }

    /// Expects no states since the previous expectation.
    public func expectNothing(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        compare([], unexpected.map { stateName(of: $0) }, at: location)
    }

    /// Accepts all states so far.
    public func skip() {
        expectedCount = states.count
    }

    /// Expects an action to be running, and allows it to be running when the test ends.
    public func expectRunning(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        if !isRunning {
            reportFailure("No action is running: the last one has ended.", at: location)
        }
        progress.allowRunning()
    }

    func compare<Value>(_ expected: [Value], _ actual: [Value], at location: TestLocation) {
        expectedCount = states.count
        guard let difference = difference(expected: expected, actual: actual) else { return }
        let hint = host.queue.count > 0 ? "\n\(host.pendingWork)" : ""
        reportFailure("The journey differs (expected -, actual +):\n\(difference)\(hint)", at: location)
    }

    /// Makes the test fail if there are states that it didn't expect, or an action that it didn't expect to be running.
    func checkEnding() {
        // The limit of the run has already been reported.
        guard !host.run.isExhausted else { return }
        let location = host.run.configuration.location
        if !unexpected.isEmpty {
            let names = unexpected.map { stateName(of: $0) }.listed()
            reportFailure(
                """
                The test did not expect \(unexpected.count) states: \(names). Expect them, or accept them with \
                journey.skip().
                """,
                at: location
            )
        }
        if let action = progress.unexpectedlyRunningAction {
            reportFailure(
                """
                An action is still running: \(action). The state is \(state.map { stateName(of: $0) } ?? "not set yet").
                \(host.pendingWork)
                If the action is meant to keep running, call journey.expectRunning().
                """,
                at: location
            )
        }
    }
}
