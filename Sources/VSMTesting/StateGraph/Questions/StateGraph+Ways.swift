extension StateGraph {
    /// The states of one selection from which none of another can be reached.
    ///
    /// A way may need several actions and favourable choices. What an action does later counts only for a run of that
    /// action, and not for a state in which runs came to rest: there, somebody has to take an action.
    ///
    /// - Parameters:
    ///   - origins: where the ways should begin.
    ///   - targets: where they should lead; a state that is in both selections is there already.
    /// - Returns: the states without such a way, in the order in which they were found.
    public func statesWithoutWay(from origins: Selection, to targets: Selection) -> [Node] {
        let isLeading = transitionsLeading(to: Set(nodes.indices.filter { targets.contains(nodes[$0]) }))
        var haveWay = Set(nodes.filter(targets.contains).map(\.name))
        let resting = Set(restRecords.map { nodes[$0.node].name })
        for (transition, leads) in zip(transitions, isLeading)
        where leads && !(transition.continues && resting.contains(transition.from)) {
            haveWay.insert(transition.from)
        }
        return nodes.filter { origins.contains($0) && !haveWay.contains($0.name) }
    }

    /// For each transition, whether it is a step on a way to one of the targets.
    ///
    /// Searched from the targets backwards, over transitions instead of states: whether an action goes on from a state
    /// depends on how that state was reached.
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
