import Synchronization
@_spi(Drawing) import VSMInspector
import VSMTesting

/// What the state graph of a feature of the playground says.
struct PlaygroundReport: Sendable {
    /// A problem that the graph shows.
    struct Finding: Equatable, Sendable {
        enum Kind: String, Sendable {
            case deadEnd = "Dead end"
            case hang = "Hang"
            case unreachable = "Cannot be reached"
            case violation = "Broken invariant"
        }

        let kind: Kind
        let state: String
        let sentence: String
        /// The shortest path to the problem, a line for each step; empty for a state that no path reaches.
        var path: [String] = []
    }

    let diagram: DiagramLayout
    let stateCount: Int
    let transitionCount: Int
    let findings: [Finding]

    /// The reports so far. The choices are few, so there is no need to remove any.
    private static let known = Mutex<[PlaygroundChoices: PlaygroundReport]>([:])

    /// Returns the report about a feature, which is explored once.
    static func of(_ choices: PlaygroundChoices) throws -> PlaygroundReport {
        if let report = known.withLock({ $0[choices] }) { return report }
        let report = try PlaygroundReport(exploring: choices)
        known.withLock { $0[choices] = report }
        return report
    }

    /// Runs every action of every state, with every answer of the server.
    init(exploring choices: PlaygroundChoices) throws {
        var feature = PlaygroundFeature(choices, service: ChosenByExploration())
        let declared = feature.declared
        let graph = try StateGraph<PlaygroundState>.explore(
            from: { _ in
                feature = PlaygroundFeature(choices, service: ChosenByExploration())
                return feature.initialized
            },
            actions: { state in state.actions.map { action in .action(action.name, action.perform("Grace")) } },
            identifiedBy: \.name,
            invariants: feature.rules.indices.map { index in
                StateInvariant(feature.rules[index].text) { feature.rules[index].holds($0) }
            }
        )
        diagram = DiagramLayout(mermaid: graph.mermaid) ?? DiagramLayout()
        stateCount = graph.nodes.count
        transitionCount = graph.transitions.count
        findings = Self.findings(in: graph, declared: declared)
    }

    private static func findings(in graph: StateGraph<PlaygroundState>, declared: [PlaygroundState]) -> [Finding] {
        let hangs = graph.hangs.map { rest in
            Finding(
                kind: .hang,
                state: rest.node,
                sentence: "In \(rest.node), \(rest.runningAction ?? "an action") can wait forever.",
                path: lines(of: rest.path)
            )
        }
        let deadEnds = graph.deadEnds.filter { $0.runningAction == nil && graph[$0.node]?.state.isEnd != true }.map { rest in
            Finding(
                kind: .deadEnd,
                state: rest.node,
                sentence: "\(rest.node) offers no action and does not change by itself.",
                path: lines(of: rest.path)
            )
        }
        let unreachable = graph.unreachable(of: declared.map(\.name)).map { name in
            Finding(kind: .unreachable, state: name, sentence: "No action leads to \(name).")
        }
        let violations = graph.violations.map { violation in
            Finding(
                kind: .violation,
                state: violation.node,
                sentence: "“\(violation.invariant)” does not hold in \(violation.node).",
                path: lines(of: violation.path)
            )
        }
        return hangs + deadEnds + unreachable + violations
    }

    private static func lines(of path: StateGraph<PlaygroundState>.Path) -> [String] {
        path.description.split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init)
    }
}
