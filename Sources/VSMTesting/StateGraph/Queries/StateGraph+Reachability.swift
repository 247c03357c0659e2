extension StateGraph {
    /// Returns the origins from which no target is reachable.
    ///
    /// A path may need several actions and favorable choices. A transition in which an action continues counts only within
    /// a run of that action, and not from a state in which a run came to rest: leaving that state takes another action.
    ///
    /// - Parameters:
    ///   - origins: The states to start from.
    ///   - targets: The states to reach; a state that is in both selections counts as reached.
    /// - Returns: The origins without such a path, in the order in which they were found.
    public func statesWithoutPath(from origins: Selection, to targets: Selection) -> [Node] {
        let isLeading = transitionsLeading(to: Set(nodes.indices.filter { targets.contains(nodes[$0]) }))
        var havePath = Set(nodes.filter(targets.contains).map(\.name))
        let resting = Set(restRecords.map { nodes[$0.node].name })
        for (transition, leads) in zip(transitions, isLeading)
        where leads && !(transition.continues && resting.contains(transition.from)) {
            havePath.insert(transition.from)
        }
        return nodes.filter { origins.contains($0) && !havePath.contains($0.name) }
    }

    /// Returns whether each transition is part of a path to one of the targets.
    ///
    /// The search goes backwards from the targets, over transitions instead of states, because whether an action continues
    /// from a state depends on how that state was reached.
    private func transitionsLeading(to targets: Set<Int>) -> [Bool] {
        let arriving = Dictionary(grouping: transitions.indices) { knownPosition(of: transitions[$0].to) }
        var isLeading = Array(repeating: false, count: transitions.count)
        var pending = targets.sorted().flatMap { arriving[$0] ?? [] }
        var nodesDone = targets
        while let position = pending.popLast() {
            guard !isLeading[position] else { continue }
            isLeading[position] = true
            let transition = transitions[position]
            let origin = knownPosition(of: transition.from)
            guard !nodesDone.contains(origin) else { continue }
            if !transition.continues { nodesDone.insert(origin) }
            pending += (arriving[origin] ?? []).filter {
                !transition.continues || transitions[$0].action == transition.action
            }
        }
        return isLeading
    }
}
