extension StateGraph {
    /// Makes the test fail if the feature can come to rest in a state that offers no action.
    ///
    /// The failure shows the shortest path to each such state, and the action that is still waiting there, if there is one. A
    /// state in which tasks still sleep when the exploration reaches its limit of sleeps counts, too, because nothing shows
    /// that it ever changes.
    ///
    /// ```swift
    /// graph.expectNoDeadEnds(except: "signedOut")
    /// ```
    ///
    /// - Parameter ends: The states that are intended as ends.
    public func expectNoDeadEnds(
        except ends: Selection = [],
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        if let issue = issue(about: ends) { return reportFailure(issue, at: location) }
        let found = rests(deadEnds, outside: ends)
        guard !found.isEmpty else { return }
        let names = found.map { "\"\($0.node)\"" }.joined(separator: ", ")
        let report = CheckReport(
            headline: "Dead ends: states that offer no action and do not change by themselves.",
            cases: found.map { rest in
                let waiting = rest.runningAction.map { ", where \($0) is still waiting" }
                return reportCase("\"\(rest.node)\"\(rest.circumstances)\(waiting ?? "")", path: rest.path)
            },
            advice: """
                Give the state an action, or make the waiting action end. If the state is intended as an end, declare \
                it: expectNoDeadEnds(except: [\(names)]).\(adviceOnSleeps(in: found))
                """
        )
        reportFailure(report.text, at: location)
    }
}
