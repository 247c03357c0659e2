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
    public internal(set) var nodes: [Node]

    /// The transitions, in the order in which they were found; none is there twice.
    public internal(set) var transitions: [Transition] = []

    var nodePositions: [String: Int]
    var transitionPositions: [Transition: Int] = [:]
    /// How each node was reached first; `nil` for the initial one, and for nodes that no transition leads to yet.
    var routes: [StateGraphRecord.Route?]
    var restRecords: [StateGraphRecord.Rest] = []
    var knownRests: Set<StateGraphRecord.RestKey> = []
    var violationRecords: [StateGraphRecord.Violation] = []
    var knownViolations: Set<StateGraphRecord.ViolationKey> = []

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
