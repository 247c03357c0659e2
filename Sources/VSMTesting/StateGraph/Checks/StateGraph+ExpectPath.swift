extension StateGraph {
    /// Makes the test fail if there are states from which no path leads to a target.
    ///
    /// The failure shows the shortest path to each such state. The test also fails if a selection is empty, because nothing
    /// would be checked.
    ///
    /// ```swift
    /// graph.expectPath(from: ["offline", "failed"], to: "loaded")
    /// graph.expectPath(from: .where { $0.name.hasPrefix("failed") }, to: "loaded")
    /// ```
    ///
    /// - Parameters:
    ///   - origins: The states to check.
    ///   - targets: The states of which at least one has to be reachable from each origin.
    public func expectPath(
        from origins: Selection,
        to targets: Selection,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        if let issue = issue(about: origins, targets) ?? emptiness(of: origins, "from")
            ?? emptiness(of: targets, "to")
        {
            return reportFailure(issue, at: location)
        }
        let found = statesWithoutPath(from: origins, to: targets)
        guard !found.isEmpty else { return }
        let goals = nodes.filter(targets.contains).prefix(5).map { "\"\($0.name)\"" }.joined(separator: ", ")
        let report = CheckReport(
            headline: "States without a path to \(goals):",
            cases: found.map { node in
                let offered = node.actions.isEmpty ? "no action" : node.actions.joined(separator: ", ")
                return reportCase("\"\(node.name)\" offers \(offered)", path: path(to: node.name))
            },
            advice: "Give each of them an action that leads there, such as a retry.\(noteOnOmissions)"
        )
        reportFailure(report.text, at: location)
    }

    /// Returns a message if a selection is empty.
    func emptiness(of selection: Selection, _ label: String) -> String? {
        guard !nodes.contains(where: selection.contains) else { return nil }
        let list = StateName.list(of: nodes.map(\.name))
        return "The selection `\(label)` contains no states, so nothing is checked. Correct it.\n\(list)"
    }
}
