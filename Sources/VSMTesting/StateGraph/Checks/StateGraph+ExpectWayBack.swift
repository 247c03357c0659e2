extension StateGraph {
    /// Makes the test fail if from some state there is no way to any of others.
    ///
    /// The failure shows the shortest way into each state from which there is none. A selection by a closure that
    /// selects no state makes the test fail too: nothing would be checked.
    ///
    /// ```swift
    /// graph.expectWayBack(from: ["offline", "failed"], to: "loaded")
    /// graph.expectWayBack(from: .where { $0.name.hasPrefix("failed") }, to: "loaded")
    /// ```
    ///
    /// - Parameters:
    ///   - origins: the states in which somebody should not be left.
    ///   - targets: the states of which at least one should be reachable from each of them.
    ///   - fileID: where the test says it; leave it out.
    ///   - filePath: where the test says it; leave it out.
    ///   - line: where the test says it; leave it out.
    ///   - column: where the test says it; leave it out.
    public func expectWayBack(
        from origins: Selection,
        to targets: Selection,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        if let complaint = complaint(about: origins, targets) ?? emptiness(of: origins, "from")
            ?? emptiness(of: targets, "to")
        {
            return reportFailure(complaint, at: location)
        }
        let found = statesWithoutWay(from: origins, to: targets)
        guard !found.isEmpty else { return }
        let goals = nodes.filter(targets.contains).prefix(5).map { "\"\($0.name)\"" }.joined(separator: ", ")
        let report = CheckReport(
            headline: "States without a way back to \(goals):",
            cases: found.map { node in
                let offered = node.actions.isEmpty ? "no action" : node.actions.joined(separator: ", ")
                return reportCase("\"\(node.name)\" offers \(offered)", path: path(to: node.name))
            },
            advice: "Give each of them an action, such as a retry, that leads back, or let its actions lead there."
        )
        reportFailure(report.text, at: location)
    }

    /// What is said of a selection that selects nothing, so that a check of it would check nothing.
    func emptiness(of selection: Selection, _ label: String) -> String? {
        guard !nodes.contains(where: selection.contains) else { return nil }
        let list = StateName.list(of: nodes.map(\.name))
        return "The selection of the states `\(label)` holds none, so that nothing is checked. Correct it.\n\(list)"
    }
}
