/// The states that a feature can come into, and how it comes from one to the next.
///
/// A graph is found by running the feature: every action that a state offers is taken, with every outcome that the
/// stubs allow. It can then be asked (``deadEnds``, ``path(to:)``, ``statesWithoutWay(from:to:)``), checked
/// (``expectNoDeadEnds(except:fileID:filePath:line:column:)`` and the others, which make the running test fail) and
/// drawn (``mermaid``, ``dot``, ``text``). The same feature gives the same graph, in the same order.
public struct StateGraph<State> {
    /// The name of the state that everything begins in.
    public let initial: String

    /// The states, in the order in which they were found.
    public private(set) var nodes: [Node]

    /// The transitions, in the order in which they were found; none is there twice.
    public private(set) var transitions: [Transition] = []

    private var nodePositions: [String: Int]
    private var transitionPositions: [Transition: Int] = [:]
    /// How each node was reached first; `nil` for the initial one, and for nodes that no transition leads to yet.
    private var routes: [Route?]
    private var restRecords: [RestRecord] = []
    private var knownRests: Set<RestKey> = []
    private var violationRecords: [ViolationRecord] = []
    private var knownViolations: Set<ViolationKey> = []

    /// Begins a graph.
    ///
    /// - Parameter initial: the state that everything begins in.
    package init(initial: Node) {
        self.initial = initial.name
        nodes = [initial]
        nodePositions = [initial.name: 0]
        routes = [nil]
    }

    /// The state of a name, if the graph has it.
    ///
    /// - Parameter name: how the state is identified.
    /// - Returns: the node, or `nil` if no run came into such a state.
    public subscript(name: String) -> Node? {
        nodePositions[name].map { nodes[$0] }
    }

    /// Whether the graph has a state of this name.
    ///
    /// - Parameter name: how the state is identified.
    /// - Returns: `true` if some run came into such a state.
    public func contains(_ name: String) -> Bool {
        nodePositions[name] != nil
    }
}

extension StateGraph: Sendable where State: Sendable {}

// MARK: - Building

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
    ///   - origin: the name of the state in which the run began.
    ///   - run: the transitions of the run, from `origin` to `node`.
    /// - Returns: whether this was kept.
    @discardableResult
    package mutating func addRest(
        in node: String,
        runningAction: String? = nil,
        from origin: String,
        by run: [Transition]
    ) -> Bool {
        let position = knownPosition(of: node)
        guard knownRests.insert(RestKey(node: position, isRunning: runningAction != nil)).inserted else { return false }
        let route = route(along: run, from: origin)
        restRecords.append(RestRecord(node: position, route: route, runningAction: runningAction))
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
        guard knownViolations.insert(ViolationKey(invariant: invariant, node: position)).inserted else { return false }
        let route = route(along: run, from: origin)
        violationRecords.append(ViolationRecord(invariant: invariant, node: position, route: route))
        return true
    }

    private func knownPosition(of name: String) -> Int {
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

    private mutating func route(along run: [Transition], from name: String) -> Route {
        let origin = knownPosition(of: run.first?.from ?? name)
        precondition(
            origin == 0 || routes[origin] != nil,
            "No transition leads to \"\(nodes[origin].name)\" yet: add one before what begins there."
        )
        return Route(origin: origin, steps: run.map { position(of: $0) })
    }
}

// MARK: - Paths

extension StateGraph {
    /// The states in which a run came to rest, in the order in which they were found.
    ///
    /// For a state there is at most one in which all actions had ended, and one in which one was still waiting.
    public var rests: [Rest] {
        restRecords.map { record in
            Rest(node: nodes[record.node].name, path: path(along: record.route), runningAction: record.runningAction)
        }
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

    /// A path is put together when it is asked for, so that memory grows with the states, not with their paths.
    private func path(along route: Route) -> Path {
        var runs = [route]
        while let earlier = routes[runs[runs.count - 1].origin] {
            runs.append(earlier)
        }
        return Path(start: initial, transitions: runs.reversed().flatMap { $0.steps.map { transitions[$0] } })
    }
}

/// A way to a place in the graph: the way to the node `origin`, and then some transitions, as positions.
private struct Route: Sendable {
    let origin: Int
    let steps: [Int]
}

private struct RestRecord: Sendable {
    let node: Int
    let route: Route
    let runningAction: String?
}

private struct RestKey: Hashable, Sendable {
    let node: Int
    let isRunning: Bool
}

private struct ViolationRecord: Sendable {
    let invariant: String
    let node: Int
    let route: Route
}

private struct ViolationKey: Hashable, Sendable {
    let invariant: String
    let node: Int
}
