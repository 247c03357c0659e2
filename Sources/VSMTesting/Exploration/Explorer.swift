/// Finds the states of a feature, breadth first, by running it again and again from the start.
struct Explorer<State> {
    typealias Position = ExplorationPosition<State>
    typealias Transition = StateGraph<State>.Transition

    private let feature: ExploredFeature<State>
    private let location: TestLocation

    private var graph: StateGraph<State>?
    private var pending: [Position] = []
    private var known: Set<ExplorationSignature> = []
    private var runCount = 0

    init(_ feature: ExploredFeature<State>, location: TestLocation) {
        self.feature = feature
        self.location = location
    }

    /// Explores until nothing is new.
    ///
    /// - Throws: ``ExplorationError`` if that cannot be had; what the test throws.
    mutating func explore() throws -> StateGraph<State> {
        var place: Position?
        do {
            try take(.begin, at: nil)
            var next = 0
            while next < pending.count {
                place = pending[next]
                next += 1
                for step in pending[next - 1].signature.steps { try take(step, at: place) }
            }
        } catch let problem as ExplorationProblem {
            throw ExplorationError(description: description(of: problem, at: place))
        }
        return graph!
    }

    private func description(of problem: ExplorationProblem, at place: Position?) -> String {
        guard let graph, let place else { return problem.description(with: feature.limits) }
        let (from, transitions) = place.transitionsSinceFirst
        let path = graph.path(to: from)?.transitions ?? []
        let way = StateGraph<State>.Path(start: graph.initial, transitions: path + transitions)
        return "\(problem.description(with: feature.limits))\nIt was at:\n\(way)"
    }

    /// Takes a step with every combination of outcomes.
    private mutating func take(_ step: ExplorationMove.Step, at position: Position?) throws {
        let moves = position?.moves ?? []
        var next: [Int]? = []
        while let choices = next {
            let report = try run(to: position, moves, then: ExplorationMove(step: step, choices: choices))
            add(report, after: position)
            guard graph!.nodes.count <= feature.limits.states else {
                throw ExplorationProblem.tooManyStates(graph!.nodes.map(\.name))
            }
            next = Decisions.path(after: Array(report.choices))
        }
    }

    /// Runs the feature from the start.
    private mutating func run(
        to position: Position?,
        _ moves: [ExplorationMove],
        then last: ExplorationMove
    ) throws -> ExplorationReport<State> {
        guard runCount < feature.limits.runs else {
            throw ExplorationProblem.tooManyRuns(graph?.nodes.map(\.name) ?? [])
        }
        runCount += 1
        return try feature.run(moves, to: position?.signature, then: last, at: location)
    }

    /// Enters into the graph what a run came to.
    private mutating func add(_ report: ExplorationReport<State>, after position: Position?) {
        let isBeginning = graph == nil
        if isBeginning { graph = StateGraph(initial: report.origin) }
        let (start, before) = position?.transitionsSinceFirst ?? (report.origin.name, [])
        var firsts: Set<Int> = isBeginning ? [0] : []
        var way = before
        for (index, landing) in report.landings.enumerated() {
            if graph!.add(landing.node) { firsts.insert(index + 1) }
            graph!.add(landing.transition, after: way)
            way.append(landing.transition)
            for name in landing.broken { graph!.addViolation(of: name, in: landing.node.name, from: start, by: way) }
        }
        for name in report.broken { graph!.addViolation(of: name, in: report.end.name, from: start, by: way) }
        if let rest = report.rest {
            graph!.addRest(
                in: report.end.name,
                runningAction: rest.runningAction,
                choices: rest.choices,
                from: start,
                by: way
            )
        }
        for pause in report.pauses where known.insert(pause.signature).inserted {
            let count = pause.move.stateCount ?? report.landings.count
            pending.append(
                Position(
                    after: position,
                    by: pause.move,
                    signature: pause.signature,
                    transitions: Array(way[before.count..<(before.count + count)]),
                    isFirstInNode: firsts.contains(count)
                )
            )
        }
    }
}
