extension StateGraph {
    /// Makes the test fail if an invariant that was given to the exploration did not hold in some state.
    ///
    /// The failure shows, for each, a run that broke it.
    ///
    /// - Parameters:
    ///   - fileID: where the test says it; leave it out.
    ///   - filePath: where the test says it; leave it out.
    ///   - line: where the test says it; leave it out.
    ///   - column: where the test says it; leave it out.
    public func expectInvariants(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let found = violations
        guard !found.isEmpty else { return }
        let report = CheckReport(
            headline: "Invariants that did not hold:",
            cases: found.map { reportCase("\"\($0.invariant)\" in \"\($0.node)\"", path: $0.path) },
            advice: "Follow the steps to see what broke it. Correct the feature, or the invariant if it asks too much."
        )
        reportFailure(report.text, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Makes the test fail if something does not hold for the value of a state.
    ///
    /// It is asked of the value that was seen first of each state. What should hold for every value that comes up is
    /// given to the exploration and checked with
    /// ``expectInvariants(fileID:filePath:line:column:)``.
    ///
    /// ```swift
    /// graph.expect("the basket is never empty", in: "paying") { !$0.basket.isEmpty }
    /// ```
    ///
    /// - Parameters:
    ///   - invariant: what should hold, in words.
    ///   - selection: the states in which it should hold.
    ///   - fileID: where the test says it; leave it out.
    ///   - filePath: where the test says it; leave it out.
    ///   - line: where the test says it; leave it out.
    ///   - column: where the test says it; leave it out.
    ///   - holds: whether it holds for a state.
    public func expect(
        _ invariant: String,
        in selection: Selection = .every,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        where holds: (State) -> Bool
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        if let complaint = complaint(about: selection) ?? emptiness(of: selection, "in") {
            return reportFailure(complaint, at: location)
        }
        let found = nodes.filter { selection.contains($0) && !holds($0.state) }
        guard !found.isEmpty else { return }
        let report = CheckReport(
            headline: "It does not hold that \(invariant):",
            cases: found.map { reportCase("in \"\($0.name)\", which was \($0.state)", path: path(to: $0.name)) },
            advice: "Follow the steps to see what broke it. Correct the feature, or the test if it asks too much."
        )
        reportFailure(report.text, at: location)
    }
}
