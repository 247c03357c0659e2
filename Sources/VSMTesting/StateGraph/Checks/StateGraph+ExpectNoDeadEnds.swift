extension StateGraph {
    /// Makes the test fail if the feature can come to rest in a state that offers no action.
    ///
    /// The failure shows the shortest way into each such state, and the action that still waits there, if one does.
    ///
    /// ```swift
    /// graph.expectNoDeadEnds(except: "signedOut")
    /// ```
    ///
    /// - Parameters:
    ///   - ends: the states that are meant as ends.
    ///   - fileID: where the test says it; leave it out.
    ///   - filePath: where the test says it; leave it out.
    ///   - line: where the test says it; leave it out.
    ///   - column: where the test says it; leave it out.
    public func expectNoDeadEnds(
        except ends: Selection = [],
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        if let complaint = complaint(about: ends) { return reportFailure(complaint, at: location) }
        let found = rests(deadEnds, outside: ends)
        guard !found.isEmpty else { return }
        let names = found.map { "\"\($0.node)\"" }.joined(separator: ", ")
        let report = CheckReport(
            headline: "Dead ends: states that offer no action, in which nothing goes on.",
            cases: found.map { rest in
                let waiting = rest.runningAction.map { ", where \($0) still waits for something that does not come" }
                return reportCase("\"\(rest.node)\"\(rest.choicesInWords)\(waiting ?? "")", path: rest.path)
            },
            advice: """
                Give the state an action that leads on, or let the action that waits there end. If it is meant as an \
                end, say so: expectNoDeadEnds(except: [\(names)]).
                """
        )
        reportFailure(report.text, at: location)
    }
}
