extension StateGraph {
    /// Makes the test fail if an action can wait for something that does not come.
    ///
    /// The failure shows the shortest way to each state in which the feature came to rest like that, also where the state
    /// offers an action, such as one that cancels.
    ///
    /// ```swift
    /// graph.expectNothingHangs(except: "following")
    /// ```
    ///
    /// - Parameters:
    ///   - followers: the states in which an action follows what others do.
    ///   - fileID: where the test says it; leave it out.
    ///   - filePath: where the test says it; leave it out.
    ///   - line: where the test says it; leave it out.
    ///   - column: where the test says it; leave it out.
    public func expectNothingHangs(
        except followers: Selection = [],
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        if let complaint = complaint(about: followers) { return reportFailure(complaint, at: location) }
        let found = rests(hangs, outside: followers)
        guard !found.isEmpty else { return }
        let names = found.map { "\"\($0.node)\"" }.joined(separator: ", ")
        let report = CheckReport(
            headline: "Actions that wait for something that does not come:",
            cases: found.map { rest in
                reportCase("\(rest.runningAction ?? "") in \"\(rest.node)\"\(rest.choicesInWords)", path: rest.path)
            },
            advice: """
                Let the action return a state whatever happens. If it follows what others do, say so: \
                expectNothingHangs(except: [\(names)]).
                """
        )
        reportFailure(report.text, at: location)
    }
}
