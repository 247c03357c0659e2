extension StateGraph {
    /// Makes the test fail if an action can wait forever.
    ///
    /// The failure shows the shortest path to each state with such an action, even if the state offers other actions, such
    /// as one that cancels. An action that is still running when the exploration reaches its limit of sleeps counts, too,
    /// because nothing shows that it ever ends.
    ///
    /// ```swift
    /// graph.expectNoHangs(except: "following")
    /// ```
    ///
    /// - Parameter followers: The states in which an action is meant to wait, such as one that follows a stream of changes.
    public func expectNoHangs(
        except followers: Selection = [],
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        if let issue = issue(about: followers) { return reportFailure(issue, at: location) }
        let found = rests(hangs, outside: followers)
        guard !found.isEmpty else { return }
        let names = found.map { "\"\($0.node)\"" }.joined(separator: ", ")
        let report = CheckReport(
            headline: "Actions that can wait forever:",
            cases: found.map { rest in
                reportCase("\(rest.runningAction ?? "") in \"\(rest.node)\"\(rest.circumstances)", path: rest.path)
            },
            advice: """
                Make the action return a state in every case. If it is meant to wait, for example because it follows a \
                stream of changes, declare it: expectNoHangs(except: [\(names)]).\(adviceOnSleeps(in: found))
                """
        )
        reportFailure(report.text, at: location)
    }
}
