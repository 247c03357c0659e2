import VSM

/// The states that a container, or an action, went through.
///
/// A test expects the states as they come, all of them and in order. What it has not expected when it ends makes it fail,
/// and so does an action that has not come to its end, unless the test says ``expectRunning(fileID:filePath:line:column:)``.
///
/// States need not be `Equatable`: they are compared by what a dump of them shows. Compare the names of cases, or a
/// projection, where a state carries what a test does not care about.
public final class Journey<State> {
    /// All states, the first one first.
    public private(set) var states: [State] = []

    private let host: TestHost
    /// Keeps the container alive until the test ends, so that it does not depend on the optimizer when it goes.
    private let container: AnyObject
    private let progress: JourneyProgress
    private var subscription: StateSubscription?
    private var expectedCount = 0

    init<Wide>(_ container: StateContainer<Wide>, on host: TestHost, first: State?, state: @escaping (Wide) -> State) {
        self.host = host
        self.container = container
        // Who comes later is not told of the action that runs.
        progress = JourneyProgress(running: host.run.actions.runningAction(in: container.identity))
        if let first { states.append(first) }
        container.attach(progress)
        subscription = container.subscribe { [unowned self] in states.append(state($0)) }
    }

    /// The state at which the journey has arrived; `nil` if none has come yet.
    public var state: State? { states.last }

    /// The names of the states' cases.
    public var cases: [String] { states.map { stateName(of: $0) } }

    /// Whether an action has not come to its end.
    public var isRunning: Bool { progress.runningAction != nil }

    /// The states that the test has not expected yet.
    private var unexpected: ArraySlice<State> { states[expectedCount...] }

    /// Expects that exactly these states have come since the test last expected some.
    ///
    /// - Parameters:
    ///   - first: the first state; compared by `==` if it is `Equatable`, or by what a dump of it shows.
    ///   - others: those that follow.
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

    /// Expects that states of exactly these cases have come since the test last expected some.
    ///
    /// - Parameters:
    ///   - first: the name of the first state's case, without what the case carries.
    ///   - others: those that follow.
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

    /// Expects that states with exactly these projections have come since the test last expected some.
    ///
    /// ```swift
    /// journey.expect(["1 Couch, ready", "1 Couch, ordering"], of: \.summary)
    /// ```
    ///
    /// - Parameters:
    ///   - projections: what `project` makes of the states.
    ///   - project: makes of a state what the test cares about.
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

    /// Expects that no state has come since the test last expected some.
    public func expectNothing(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        compare([], unexpected.map { stateName(of: $0) }, at: location)
    }

    /// Takes the states that have come so far for granted.
    public func skip() {
        expectedCount = states.count
    }

    /// Expects that an action goes on, and that it may still do so when the test ends.
    public func expectRunning(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        if !isRunning {
            reportFailure("No action runs: the last one has come to its end.", at: location)
        }
        progress.mayGoOn()
    }

    private func compare<Value>(_ expected: [Value], _ actual: [Value], at location: TestLocation) {
        expectedCount = states.count
        guard let difference = difference(expected: expected, actual: actual) else { return }
        let hint = host.queue.count > 0 ? "\n\(host.waiting)" : ""
        reportFailure("The journey is another one (expected -, actual +):\n\(difference)\(hint)", at: location)
    }
}

/// A journey that has to be complete when its test ends.
protocol JourneyEnding {
    /// Makes the test fail if something is left.
    func checkEnding(_ host: TestHost)
}

extension Journey: JourneyEnding {
    func checkEnding(_ host: TestHost) {
        // What has been cut off is said already.
        guard !host.run.isExhausted else { return }
        let location = host.run.configuration.location
        if !unexpected.isEmpty {
            let names = unexpected.map { stateName(of: $0) }.listed()
            reportFailure(
                """
                \(unexpected.count) states came that the test did not expect: \(names). Expect them, or take them for \
                granted with journey.skip().
                """,
                at: location
            )
        }
        if let action = progress.unexpectedlyRunningAction {
            reportFailure(
                """
                An action has not come to its end: \(action). The state is \
                \(state.map { stateName(of: $0) } ?? "not there yet").
                \(host.waiting)
                If the action is to go on, say journey.expectRunning().
                """,
                at: location
            )
        }
    }
}
