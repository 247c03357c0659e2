/// Finds the states of a feature by breadth-first search, running it from the start for each step.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct Explorer<State> {
    typealias Position = ExplorationPosition<State>
    typealias Transition = StateGraph<State>.Transition

    private let feature: ExploredFeature<State>
    private let location: TestLocation

    private var graph: StateGraph<State>?
    private var pending: [Position] = []
    private var known: Set<ExplorationSignature> = []
    private var knownWaits: Set<ExplorationWait> = []
    private var runCount = 0

    init(_ feature: ExploredFeature<State>, location: TestLocation) {
        self.feature = feature
        self.location = location
    }

    /// Explores until there is nothing new to find.
    ///
    /// - Throws: ``ExplorationError`` if the exploration fails, or the error that the test throws.
    mutating func explore() throws -> StateGraph<State> {
        var place: Position?
        do {
            try take(.begin, at: nil)
            var next = 0
            while next < pending.count {
                place = pending[next]
                next += 1
                for step in pending[next - 1].steps { try take(step, at: place) }
            }
        } catch let failure as ExplorationFailure {
            throw ExplorationError(description: description(of: failure, at: place))
        }
        return graph!
    }

    private func description(of failure: ExplorationFailure, at place: Position?) -> String {
        guard let graph, let place else { return failure.description(with: feature.limits) }
        let (from, transitions) = place.transitionsSinceFirst
        let path = graph.path(to: from)?.transitions ?? []
        let fullPath = StateGraph<State>.Path(start: graph.initial, transitions: path + transitions)
        return "\(failure.description(with: feature.limits))\nIt was at:\n\(fullPath)"
    }

    /// Makes a step with every combination of outcomes.
    private mutating func take(_ step: ExplorationMove.Step, at position: Position?) throws {
        let moves = position?.moves ?? []
        var next: [Int]? = []
        while let choices = next {
            let report = try run(to: position, moves, then: ExplorationMove(step: step, choices: choices))
            add(report, after: position)
            guard graph!.nodes.count <= feature.limits.states else {
                throw ExplorationFailure.tooManyStates(graph!.nodes.map(\.name))
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
            throw ExplorationFailure.tooManyRuns(graph?.nodes.map(\.name) ?? [])
        }
        runCount += 1
        return try feature.run(moves, to: position?.signature, then: last, at: location)
    }

    /// Adds the result of a run to the graph.
    private mutating func add(_ report: ExplorationReport<State>, after position: Position?) {
        let isBeginning = graph == nil
        if isBeginning { graph = StateGraph(initial: report.origin) }
        let (start, before) = position?.transitionsSinceFirst ?? (report.origin.name, [])
        var firsts: Set<Int> = isBeginning ? [0] : []
        var run = before
        for (index, arrival) in report.arrivals.enumerated() {
            if graph!.add(arrival.node) { firsts.insert(index + 1) }
            graph!.add(arrival.transition, after: run)
            run.append(arrival.transition)
            for name in arrival.broken { graph!.addViolation(of: name, in: arrival.node.name, from: start, by: run) }
        }
        for name in report.broken { graph!.addViolation(of: name, in: report.end.name, from: start, by: run) }
        if let rest = report.rest {
            graph!.addRest(
                in: report.end.name,
                runningAction: rest.runningAction,
                choices: rest.choices,
                from: start,
                by: run
            )
        }
        for pause in report.pauses {
            let steps = newSteps(at: pause)
            guard !steps.isEmpty else { continue }
            let count = pause.move.stateCount ?? report.arrivals.count
            pending.append(
                Position(
                    after: position,
                    by: pause.move,
                    signature: pause.signature,
                    steps: steps,
                    transitions: Array(run[before.count..<(before.count + count)]),
                    isFirstInNode: firsts.contains(count)
                )
            )
        }
    }

    /// The steps that no earlier position like this one has explored.
    private mutating func newSteps(at pause: ExplorationReport<State>.Pause) -> [ExplorationMove.Step] {
        let signature = pause.signature
        let isNewWait =
            signature.isWaiting
            && knownWaits.insert(ExplorationWait(signature: signature, action: pause.action)).inserted
        if known.insert(signature).inserted { return signature.steps }
        return isNewWait ? [.time] : []
    }
}
