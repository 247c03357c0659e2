extension StateGraph {
    /// The states that offer no action and in which a run came to rest.
    ///
    /// The feature stays in such a state forever, whether that is intended or not. There is one rest for each state; its
    /// `runningAction` is the action that is still waiting, if there is one, such as a load that hangs.
    public var deadEnds: [Rest] {
        var known: Set<Int> = []
        return
            restRecords
            .filter { nodes[$0.node].actions.isEmpty && known.insert($0.node).inserted }
            .map(rest(of:))
    }

    /// The states in which a run came to rest while an action was still waiting.
    ///
    /// Examples are a load that hangs, even if the state offers to cancel it, and an action that follows a stream of changes,
    /// which is intended.
    public var hangs: [Rest] {
        rests.filter { $0.runningAction != nil }
    }

    /// Returns those of the named states that no run reached.
    ///
    /// - Parameter names: The names of the states.
    /// - Returns: The names that the graph doesn't have, in the given order.
    public func unreachable(of names: [String]) -> [String] {
        names.filter { path(to: $0) == nil }
    }

    /// The path to each state that needs the fewest actions, in the order in which the states were found.
    public var paths: [Path] {
        nodes.compactMap { path(to: $0.name) }
    }
}
