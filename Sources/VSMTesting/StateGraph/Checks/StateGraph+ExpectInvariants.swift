extension StateGraph {
    /// Makes the test fail if a state violates an invariant of the exploration, or if an action goes, comes back and goes again.
    ///
    /// An action that a state offers, and that the states after it do not offer, offer again and do not offer again, flickers: a
    /// person may use it when it comes back for a moment. It is not reported if there is a reason why it goes again: an action,
    /// an answer of a stub that calls `choose`, or time.
    ///
    /// The failure shows the path to each violation.
    public func expectInvariants(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let found = violations
        guard !found.isEmpty else { return }
        let report = CheckReport(
            headline: "Violated invariants:",
            cases: found.map { reportCase("\"\($0.invariant)\" in \"\($0.node)\"", path: $0.path) },
            advice: "Correct the feature, or the invariant if it is too strict."
        )
        reportFailure(report.text, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Makes the test fail if a condition doesn't hold for a state.
    ///
    /// The condition is checked for the first value that was found of each state. To check every value, pass an invariant to
    /// the exploration and call ``expectInvariants(fileID:filePath:line:column:)``.
    ///
    /// ```swift
    /// graph.expect("the basket is never empty", in: "paying") { !$0.basket.isEmpty }
    /// ```
    ///
    /// - Parameters:
    ///   - invariant: A description of the condition.
    ///   - selection: The states to check.
    ///   - holds: Returns whether the condition holds for a state.
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
        if let issue = issue(about: selection) ?? emptiness(of: selection, "in") {
            return reportFailure(issue, at: location)
        }
        let found = nodes.filter { selection.contains($0) && !holds($0.state) }
        guard !found.isEmpty else { return }
        let report = CheckReport(
            headline: "Expected that \(invariant), which does not hold in:",
            cases: found.map { reportCase("\"\($0.name)\", with the value \($0.state)", path: path(to: $0.name)) },
            advice: "Correct the feature, or the test if it is too strict."
        )
        reportFailure(report.text, at: location)
    }
}
