extension StateGraph {
    /// The states in which a run came to rest, in the order in which they were found.
    ///
    /// For each state, there is at most one rest of each kind: with and without a running action, and with and without tasks
    /// that sleep again and again.
    public var rests: [Rest] {
        restRecords.map(rest(of:))
    }

    /// The violations of invariants, each with the first run that led to it.
    public var violations: [Violation] {
        violationRecords.map { record in
            Violation(invariant: record.invariant, node: nodes[record.node].name, path: path(along: record.route))
        }
    }

    /// What the exploration left out, each with the first run that led to it.
    ///
    /// Empty if every action was run in every state with every outcome and in every order, and until nothing was left to
    /// happen.
    public var omissions: [Omission] {
        omissionRecords.map { record in
            Omission(reason: record.reason, node: nodes[record.node].name, path: path(along: record.route))
        }
    }

    /// Returns the path from the initial state to another state that needs the fewest actions.
    ///
    /// - Parameter name: The name of the state.
    /// - Returns: The first such path that a run took, or `nil` if no run reached the state.
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
            choices: record.choices,
            sleeps: record.sleeps
        )
    }

    /// Paths are built on demand, so that memory grows with the number of states and not with the length of their paths.
    private func path(along route: StateGraphRecord.Route) -> Path {
        var runs = [route]
        while let earlier = routes[runs[runs.count - 1].origin] {
            runs.append(earlier)
        }
        return Path(start: initial, transitions: runs.reversed().flatMap { $0.steps.map { transitions[$0] } })
    }
}
