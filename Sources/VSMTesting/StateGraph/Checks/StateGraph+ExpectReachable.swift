extension StateGraph {
    /// Makes the test fail if there are states that no run came into.
    ///
    /// ```swift
    /// graph.expectReachable("loaded", "failed", "saving")
    /// ```
    ///
    /// - Parameters:
    ///   - names: how the states are identified.
    ///   - fileID: where the test says it; leave it out.
    ///   - filePath: where the test says it; leave it out.
    ///   - line: where the test says it; leave it out.
    ///   - column: where the test says it; leave it out.
    public func expectReachable(
        _ names: String...,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        expectReachable(names, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Makes the test fail if there are states that no run came into.
    ///
    /// - Parameters:
    ///   - names: how the states are identified.
    ///   - fileID: where the test says it; leave it out.
    ///   - filePath: where the test says it; leave it out.
    ///   - line: where the test says it; leave it out.
    ///   - column: where the test says it; leave it out.
    public func expectReachable(
        _ names: [String],
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        guard let complaint = StateName.complaint(about: names, known: paths.map(\.end)) else { return }
        let advice = """
            No run came into such a state. Offer the action that leads there, let the stubs choose the outcome that \
            it needs, or correct the name.
            """
        reportFailure(
            "\(complaint)\n\(advice)",
            at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }
}
