import VSMTesting

/// A problem that the state graph of a feature of the playground shows.
struct PlaygroundFinding: Equatable, Sendable {
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

    /// Returns what the checks of a test would report.
    ///
    /// - Parameters:
    ///   - graph: The graph.
    ///   - declared: The states that the requirements ask for.
    static func findings(
        in graph: StateGraph<PlaygroundState>,
        declared: [PlaygroundState]
    ) -> [PlaygroundFinding] {
        // A hang in a state without actions is a dead end, too, but one finding is enough.
        let ends = graph.deadEnds.filter { $0.runningAction == nil && graph[$0.node]?.state.isEnd != true }
        return graph.hangs.map(hang) + ends.map(deadEnd) + unreachable(graph.unreachable(of: declared.map(\.name)))
            + graph.violations.map(violation)
    }

    private static func hang(_ rest: StateGraph<PlaygroundState>.Rest) -> PlaygroundFinding {
        let answers = rest.choices.filter { $0 != ChosenByExploration.pause }.joined(separator: ", ")
        return PlaygroundFinding(
            kind: .hang,
            state: rest.node,
            sentence: "In \(rest.node), \(rest.runningAction ?? "an action") can wait forever, after [\(answers)].",
            path: lines(of: rest.path)
        )
    }

    private static func deadEnd(_ rest: StateGraph<PlaygroundState>.Rest) -> PlaygroundFinding {
        PlaygroundFinding(
            kind: .deadEnd,
            state: rest.node,
            sentence: "\(rest.node) offers no action and does not change by itself.",
            path: lines(of: rest.path)
        )
    }

    private static func unreachable(_ states: [String]) -> [PlaygroundFinding] {
        guard let first = states.first else { return [] }
        let names = states.joined(separator: ", or to ")
        return [PlaygroundFinding(kind: .unreachable, state: first, sentence: "No path leads to \(names).")]
    }

    private static func violation(_ violation: StateGraph<PlaygroundState>.Violation) -> PlaygroundFinding {
        PlaygroundFinding(
            kind: .violation,
            state: violation.node,
            sentence: "“\(violation.invariant)” does not hold in \(violation.node).",
            path: lines(of: violation.path)
        )
    }

    private static func lines(of path: StateGraph<PlaygroundState>.Path) -> [String] {
        ChosenByExploration.withoutPauses(path.description)
            .split(separator: "\n")
            .map { String($0.drop { $0 == " " }) }
    }
}
