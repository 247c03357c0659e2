extension StateGraph {
    /// The states in which a run came to rest, in the order in which they were found.
    ///
    /// For a state there is at most one in which all actions had ended, and one in which one was still waiting.
    public var rests: [Rest] {
        restRecords.map(rest(of:))
    }

    /// The invariants that did not hold, each with the first run that broke it in a state.
    public var violations: [Violation] {
        violationRecords.map { record in
            Violation(invariant: record.invariant, node: nodes[record.node].name, path: path(along: record.route))
        }
    }

    /// The way from the initial state to another one that needs the fewest actions.
    ///
    /// - Parameter name: how the state is identified.
    /// - Returns: the first such way that a run took, or `nil` if no run came there.
    public func path(to name: String) -> Path? {
        guard let position = nodePositions[name] else { return nil }
        if position == 0 { return Path(start: initial, transitions: []) }
        return routes[position].map(path(along:))
    }

    func rest(of record: StateGraphRecord.Rest) -> Rest {
        Rest(
            node: nodes[record.node].name,
            path: path(along: record.route),
            runningAction: record.runningAction,
            choices: record.choices
        )
    }

    /// A path is put together when it is asked for, so that memory grows with the states, not with their paths.
    private func path(along route: StateGraphRecord.Route) -> Path {
        var runs = [route]
        while let earlier = routes[runs[runs.count - 1].origin] {
            runs.append(earlier)
        }
        return Path(start: initial, transitions: runs.reversed().flatMap { $0.steps.map { transitions[$0] } })
    }
}
