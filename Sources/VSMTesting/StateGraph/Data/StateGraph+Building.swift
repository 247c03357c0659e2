extension StateGraph {
    /// Adds a state.
    ///
    /// - Parameter node: the state; one whose name is known already changes nothing.
    /// - Returns: whether the state is new.
    @discardableResult
    package mutating func add(_ node: Node) -> Bool {
        guard nodePositions[node.name] == nil else { return false }
        nodePositions[node.name] = nodes.count
        nodes.append(node)
        routes.append(nil)
        return true
    }

    /// Adds a transition between two states that the graph has.
    ///
    /// The first one that leads to a state becomes the last step of the path to that state.
    ///
    /// - Parameters:
    ///   - transition: the transition; one that is known already changes nothing.
    ///   - earlier: the transitions of the same run of the action before it, in order. With them, the path to the
    ///     state is one that a run really took, even if the states on its way are also reached by other actions.
    /// - Returns: whether the transition is new.
    @discardableResult
    package mutating func add(_ transition: Transition, after earlier: [Transition] = []) -> Bool {
        let isNew = transitionPositions[transition] == nil
        _ = position(of: transition)
        let target = knownPosition(of: transition.to)
        if target != 0, routes[target] == nil {
            routes[target] = route(along: earlier + [transition], from: transition.from)
        }
        return isNew
    }

    /// Notes that a run came to rest: nothing was ready, nobody slept on the clock.
    ///
    /// Kept are the first rest of a state with an action that still waits, and the first without.
    ///
    /// - Parameters:
    ///   - node: the name of the state in which it rests.
    ///   - runningAction: the name of the action that still waits for something, if one does.
    ///   - choices: what the stubs chose after the last state had come.
    ///   - origin: the name of the state in which the run began.
    ///   - run: the transitions of the run, from `origin` to `node`.
    /// - Returns: whether this was kept.
    @discardableResult
    package mutating func addRest(
        in node: String,
        runningAction: String? = nil,
        choices: [String] = [],
        from origin: String,
        by run: [Transition]
    ) -> Bool {
        let position = knownPosition(of: node)
        guard knownRests.insert(StateGraphRecord.RestKey(node: position, isRunning: runningAction != nil)).inserted
        else { return false }
        let route = route(along: run, from: origin)
        restRecords.append(
            StateGraphRecord.Rest(node: position, route: route, runningAction: runningAction, choices: choices)
        )
        return true
    }

    /// Notes that an invariant was broken in a state; kept is the first time per invariant and state.
    ///
    /// - Parameters:
    ///   - invariant: what should have held.
    ///   - node: the name of the state in which it did not.
    ///   - origin: the name of the state in which the run began.
    ///   - run: the transitions of the run, from `origin` to `node`.
    /// - Returns: whether this was kept.
    @discardableResult
    package mutating func addViolation(
        of invariant: String,
        in node: String,
        from origin: String,
        by run: [Transition]
    ) -> Bool {
        let position = knownPosition(of: node)
        guard knownViolations.insert(StateGraphRecord.ViolationKey(invariant: invariant, node: position)).inserted
        else { return false }
        let route = route(along: run, from: origin)
        violationRecords.append(StateGraphRecord.Violation(invariant: invariant, node: position, route: route))
        return true
    }

    func knownPosition(of name: String) -> Int {
        guard let position = nodePositions[name] else {
            preconditionFailure("The graph has no state \"\(name)\": add the node before what leads to it.")
        }
        return position
    }

    /// Where a transition stands among all; one that is new is added.
    private mutating func position(of transition: Transition) -> Int {
        if let known = transitionPositions[transition] { return known }
        _ = knownPosition(of: transition.from)
        _ = knownPosition(of: transition.to)
        transitionPositions[transition] = transitions.count
        transitions.append(transition)
        return transitions.count - 1
    }

    private mutating func route(along run: [Transition], from name: String) -> StateGraphRecord.Route {
        let origin = knownPosition(of: run.first?.from ?? name)
        precondition(
            origin == 0 || routes[origin] != nil,
            "No transition leads to \"\(nodes[origin].name)\" yet: add one before what begins there."
        )
        return StateGraphRecord.Route(origin: origin, steps: run.map { position(of: $0) })
    }
}
