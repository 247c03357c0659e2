extension StateGraph {
    /// Makes the test fail if recorded journeys left out some of the graph, or went where it does not go.
    ///
    /// The failure says what was seen, and shows the shortest way to what was not.
    ///
    /// - Parameters:
    ///   - journeys: the names of the states of each journey, in order.
    ///   - states: the states that need not be seen, with the transitions from and to them.
    ///   - needsTransitions: whether every transition has to be taken; otherwise it is enough to come through every
    ///     state.
    ///   - fileID: where the test says it; leave it out.
    ///   - filePath: where the test says it; leave it out.
    ///   - line: where the test says it; leave it out.
    ///   - column: where the test says it; leave it out.
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
        if let complaint = complaint(about: states) { return reportFailure(complaint, at: location) }
        let coverage = coverage(of: journeys)
        let spared = Set(nodes.filter(states.contains).map(\.name))
        let unseenStates = coverage.unseenStates.filter { !spared.contains($0) }
        // What leads to or from a state that was not seen is not told beside it.
        let untold = spared.union(coverage.unseenStates)
        let unseenTransitions = coverage.unseenTransitions.filter {
            needsTransitions && !untold.contains($0.from) && !untold.contains($0.to)
        }
        let unknown = unknownCases(of: coverage)
        guard !(unseenStates.isEmpty && unseenTransitions.isEmpty && unknown.isEmpty) else { return }
        let report = CheckReport(
            headline: """
                The journeys saw \(coverage.seenStates.count) of \(nodes.count) states and \
                \(coverage.seenTransitions.count) of \(transitions.count) transitions.
                """,
            cases: unknown
                + unseenStates.map { reportCase("They never came into \"\($0)\":", path: path(to: $0)) }
                + unseenTransitions.map { transition in
                    var steps = path(to: transition.from)?.transitions ?? []
                    steps.append(transition)
                    let path = Path(start: initial, transitions: steps)
                    return reportCase(
                        "They never went from \"\(transition.from)\" to \"\(transition.to)\":",
                        path: path
                    )
                },
            advice: """
                Write journeys that take these steps, name the states that may be left out with `except:`, or explore \
                with what the journeys know and the graph does not.
                """
        )
        reportFailure(report.text, at: location)
    }

    private func unknownCases(of coverage: Coverage) -> [String] {
        let known = nodes.map(\.name)
        return coverage.unknownStates.map { name in
            let hint = StateName.nearest(to: name, among: known).map { " Did you mean \"\($0)\"?" } ?? ""
            return "They came into \"\(name)\", which the graph does not have.\(hint)"
        } + coverage.unknownSteps.map { "They went from \"\($0.from)\" to \"\($0.to)\", which the graph does not." }
    }
}
