extension StateGraph {
    /// The states that offer no action and in which a run came to rest.
    ///
    /// Where nothing can be done and nothing goes on, the feature stays for ever. An end that is meant is one too.
    /// There is one rest per state; its `runningAction` names an action that still waits for something, if there is
    /// one: a load that hangs, for example.
    public var deadEnds: [Rest] {
        var known: Set<Int> = []
        return
            restRecords
            .filter { nodes[$0.node].actions.isEmpty && known.insert($0.node).inserted }
            .map(rest(of:))
    }

    /// The states in which a run came to rest while an action still waited for something.
    ///
    /// A load that hangs is one, also where the state offers to cancel it. An action that follows a stream of changes is
    /// one, too, and is meant.
    public var hangs: [Rest] {
        rests.filter { $0.runningAction != nil }
    }

    /// Those among some states that no run came into.
    ///
    /// - Parameter names: how the states are identified.
    /// - Returns: the names that the graph does not have, in the order given.
    public func unreachable(of names: [String]) -> [String] {
        names.filter { path(to: $0) == nil }
    }

    /// For every state the way to it that needs the fewest actions, in the order in which the states were found.
    public var paths: [Path] {
        nodes.compactMap { path(to: $0.name) }
    }
}
