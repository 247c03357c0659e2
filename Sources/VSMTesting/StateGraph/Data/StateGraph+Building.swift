extension StateGraph {
    /// Adds a state.
    ///
    /// - Parameter node: The state; ignored if the graph has a state of that name.
    /// - Returns: Whether the state is new.
    @discardableResult
    @_spi(Host) public mutating func add(_ node: Node) -> Bool {
        guard nodePositions[node.name] == nil else { return false }
        nodePositions[node.name] = nodes.count
        nodes.append(node)
        routes.append(nil)
        return true
    }

    /// Adds a transition between two states of the graph.
    ///
    /// The first transition to a state becomes the last step of the path to that state.
    ///
    /// - Parameters:
    ///   - transition: The transition; ignored if the graph has it.
    ///   - earlier: The previous transitions of the same run of the action, in order. They make the path to the state one
    ///     that a run really took, even if other actions also lead to the states in between.
    /// - Returns: Whether the transition is new.
    @discardableResult
    @_spi(Host) public mutating func add(_ transition: Transition, after earlier: [Transition] = []) -> Bool {
        let isNew = transitionPositions[transition] == nil
        _ = position(of: transition)
        let target = knownPosition(of: transition.to)
        if target != 0, routes[target] == nil {
            routes[target] = route(along: earlier + [transition], from: transition.from)
        }
        return isNew
    }

    /// Adds a rest: the end of a run with no job ready and no task asleep on the clock, or with tasks that sleep again and
    /// again.
    ///
    /// The graph keeps the first rest of each kind of a state: with and without a running action, and with and without
    /// sleeps.
    ///
    /// - Parameters:
    ///   - node: The name of the state at the end of the run.
    ///   - runningAction: The name of the action that is still waiting, if there is one.
    ///   - choices: The choices of stubs after the last state change.
    ///   - sleeps: The number of sleeps in a row after which a task still sleeps, or zero.
    ///   - origin: The name of the state at the start of the run.
    ///   - run: The transitions of the run, from `origin` to `node`.
    /// - Returns: Whether the graph keeps it.
    @discardableResult
    @_spi(Host) public mutating func addRest(
        in node: String,
        runningAction: String? = nil,
        choices: [String] = [],
        sleeps: Int = 0,
        from origin: String,
        by run: [Transition]
    ) -> Bool {
        let position = knownPosition(of: node)
        let key = StateGraphRecord.RestKey(node: position, isRunning: runningAction != nil, isAsleep: sleeps > 0)
        guard knownRests.insert(key).inserted else { return false }
        restRecords.append(
            StateGraphRecord.Rest(
                node: position,
                route: route(along: run, from: origin),
                runningAction: runningAction,
                choices: choices,
                sleeps: sleeps
            )
        )
        return true
    }

    /// Adds something that the exploration left out, unless the graph has the same reason in the same state.
    ///
    /// - Parameters:
    ///   - reason: What was left out.
    ///   - node: The name of the state.
    ///   - origin: The name of the state at the start of the run.
    ///   - run: The transitions of the run, from `origin` to `node`.
    mutating func addOmission(_ reason: Omission.Reason, in node: String, from origin: String, by run: [Transition]) {
        let position = knownPosition(of: node)
        guard !omissionRecords.contains(where: { $0.node == position && $0.reason == reason }) else { return }
        let route = route(along: run, from: origin)
        omissionRecords.append(OmissionRecord(reason: reason, node: position, route: route))
    }

    /// Adds a violation of an invariant, unless the graph has one of the same invariant in the same state.
    ///
    /// - Parameters:
    ///   - invariant: The invariant.
    ///   - node: The name of the state that violates it.
    ///   - origin: The name of the state at the start of the run.
    ///   - run: The transitions of the run, from `origin` to `node`.
    /// - Returns: Whether the graph keeps it.
    @discardableResult
    @_spi(Host) public mutating func addViolation(
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
            preconditionFailure("The graph has no state \"\(name)\": add the node before its transitions.")
        }
        return position
    }

    /// Returns the index of a transition, adding it if it is new.
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
            "No transition leads to \"\(nodes[origin].name)\" yet: add one before the transitions from there."
        )
        return StateGraphRecord.Route(origin: origin, steps: run.map { position(of: $0) })
    }
}
