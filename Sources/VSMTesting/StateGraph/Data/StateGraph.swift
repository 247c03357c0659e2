/// The reachable states of a feature, and the transitions between them.
///
/// A graph is built by running the feature: every action that a state offers is run with every outcome that the stubs can
/// choose. Query it (``deadEnds``, ``path(to:)``, ``statesWithoutPath(from:to:)``), check it in a test
/// (``expectNoDeadEnds(except:fileID:filePath:line:column:)`` and other methods that make the test fail), or draw it
/// (``mermaid``, ``dot``, ``text``). The same feature gives the same graph, in the same order.
public struct StateGraph<State> {
    /// The name of the initial state.
    public let initial: String

    /// The states, in the order in which they were found.
    public internal(set) var nodes: [Node]

    /// The transitions, in the order in which they were found, without duplicates.
    public internal(set) var transitions: [Transition] = []

    var nodePositions: [String: Int]
    var transitionPositions: [Transition: Int] = [:]
    /// The route to each node; `nil` for the initial node, and for nodes that no transition leads to yet.
    var routes: [StateGraphRecord.Route?]
    var restRecords: [StateGraphRecord.Rest] = []
    var knownRests: Set<StateGraphRecord.RestKey> = []
    var violationRecords: [StateGraphRecord.Violation] = []
    var knownViolations: Set<StateGraphRecord.ViolationKey> = []
    var omissionRecords: [OmissionRecord] = []

    struct OmissionRecord: Sendable {
        let reason: Omission.Reason
        let node: Int
        let route: StateGraphRecord.Route
    }

    /// Creates a graph.
    ///
    /// - Parameter initial: The initial state.
    @_spi(Host) public init(initial: Node) {
        self.initial = initial.name
        nodes = [initial]
        nodePositions = [initial.name: 0]
        routes = [nil]
    }

    /// Accesses the state with a name.
    ///
    /// - Parameter name: The name of the state.
    /// - Returns: The node, or `nil` if no run reached such a state.
    public subscript(name: String) -> Node? {
        nodePositions[name].map { nodes[$0] }
    }

    /// Returns whether the graph has a state with a name.
    ///
    /// - Parameter name: The name of the state.
    /// - Returns: `true` if a run reached such a state.
    public func contains(_ name: String) -> Bool {
        nodePositions[name] != nil
    }
}

extension StateGraph: Sendable where State: Sendable {}
