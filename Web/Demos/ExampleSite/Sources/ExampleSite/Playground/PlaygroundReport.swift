import Synchronization
@_spi(Inspection) import VSMInspector
import VSMTesting

/// What the state graph of a feature of the playground says.
struct PlaygroundReport: Sendable {
    let diagram: DiagramLayout
    /// The names of the states that a run reached.
    let states: [String]
    let transitionCount: Int
    let findings: [PlaygroundFinding]

    /// The reports so far, one for each combination of choices.
    ///
    /// There are few, so all of them stay.
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
        var feature: PlaygroundFeature?
        let graph = try StateGraph<PlaygroundState>.explore(
            from: { host in
                let new = PlaygroundFeature(choices, service: ChosenByExploration(clock: host.clock))
                feature = new
                return new.initialized
            },
            actions: { state in state.actions.map { action in .action(action.name, action.perform("Grace")) } },
            identifiedBy: \.name,
            invariants: PlaygroundRule.allCases.filter { $0.subject == choices.subject }.map { rule in
                StateInvariant(rule.text) { state in feature.map { rule.holds(state, $0.server) } ?? true }
            }
        )
        diagram = DiagramLayout(mermaid: ChosenByExploration.withoutPauses(graph.mermaid)) ?? DiagramLayout()
        states = graph.nodes.map(\.name)
        transitionCount = graph.transitions.count
        findings = PlaygroundFinding.findings(in: graph, declared: feature?.declared ?? [])
    }
}
