extension StateGraph {
    /// Makes the test fail if recorded journeys don't cover the graph, or contain states or transitions that it doesn't have.
    ///
    /// The failure includes the coverage and the shortest path to each uncovered state or transition.
    ///
    /// - Parameters:
    ///   - journeys: The names of the states of each journey, in order.
    ///   - states: The states that needn't be covered, together with the transitions from and to them.
    ///   - needsTransitions: Whether every transition has to be covered, and not only every state.
    public func expectCoverage(
        of journeys: [[String]],
        except states: Selection = [],
        everyTransition needsTransitions: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        if let issue = issue(about: states) { return reportFailure(issue, at: location) }
        let coverage = coverage(of: journeys)
        let spared = Set(nodes.filter(states.contains).map(\.name))
        let unseenStates = coverage.unseenStates.filter { !spared.contains($0) }
        // Transitions from and to an uncovered state aren't reported in addition.
        let untold = spared.union(coverage.unseenStates)
        let unseenTransitions = coverage.unseenTransitions.filter {
            needsTransitions && !untold.contains($0.from) && !untold.contains($0.to)
        }
        let unknown = unknownCases(of: coverage)
        guard !(unseenStates.isEmpty && unseenTransitions.isEmpty && unknown.isEmpty) else { return }
        let report = CheckReport(
            headline: """
                The journeys cover \(coverage.seenStates.count) of \(nodes.count) states and \
                \(coverage.seenTransitions.count) of \(transitions.count) transitions.
                """,
            cases: unknown
                + unseenStates.map { reportCase("No journey reaches \"\($0)\":", path: path(to: $0)) }
                + unseenTransitions.map { transition in
                    var steps = path(to: transition.from)?.transitions ?? []
                    steps.append(transition)
                    let path = Path(start: initial, transitions: steps)
                    return reportCase(
                        "No journey goes from \"\(transition.from)\" to \"\(transition.to)\":",
                        path: path
                    )
                },
            advice: """
                Add journeys that take these steps, name the states that needn't be covered with `except:`, or make \
                the exploration include what the journeys do.
                """
        )
        reportFailure(report.text, at: location)
    }

    private func unknownCases(of coverage: Coverage) -> [String] {
        let known = nodes.map(\.name)
        return coverage.unknownStates.map { name in
            let hint = StateName.nearest(to: name, among: known).map { " Did you mean \"\($0)\"?" } ?? ""
            return "A journey reaches \"\(name)\", which is not in the graph.\(hint)"
        } + coverage.unknownSteps.map { "A journey goes from \"\($0.from)\" to \"\($0.to)\", unlike the graph." }
    }
}
