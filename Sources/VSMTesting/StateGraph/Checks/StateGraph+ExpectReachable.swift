extension StateGraph {
    /// Makes the test fail if states aren't reachable.
    ///
    /// ```swift
    /// graph.expectReachable("loaded", "failed", "saving")
    /// ```
    ///
    /// - Parameter names: The names of the states.
    public func expectReachable(
        _ names: String...,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        expectReachable(names, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Makes the test fail if states aren't reachable.
    ///
    /// - Parameter names: The names of the states.
    public func expectReachable(
        _ names: [String],
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        guard let issue = StateName.issue(about: names, known: paths.map(\.end)) else { return }
        let advice = """
            No run reached such a state. Offer the action that leads there, make a stub choose the outcome that it \
            needs, or correct the name.\(noteOnOmissions)
            """
        reportFailure(
            "\(issue)\n\(advice)",
            at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }
}
