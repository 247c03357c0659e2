/// Finds the states of a feature by breadth-first search, running it from the start for each step.
@available(Systems 2024, *)
struct Explorer<State> {
    typealias Position = ExplorationPosition<State>

    let feature: ExploredFeature<State>
    let location: TestLocation

    var graph: StateGraph<State>?
    private var pending: [Branch] = []
    private(set) var known: Set<ExplorationSignature> = []
    /// The known waits, each with the choices of the stubs that first led there.
    private var knownWaits: [ExplorationWait: [Int]] = [:]
    private var runCount = 0

    /// A step to take with every combination of outcomes.
    private struct Branch {
        let position: Position?
        let step: ExplorationMove.Step
        /// The first combination that is left, or `nil` if none is.
        var decisions: [Int]? = []
        var hasOtherOrders = false
    }

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
            try take(Branch(position: nil, step: .begin))
            var next = 0
            while next < pending.count {
                place = pending[next].position
                next += 1
                try take(pending[next - 1])
            }
            place = nil
            try walk()
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

    /// Takes a step with every combination of outcomes, and in other orders if there are any.
    private mutating func take(_ branch: Branch) throws {
        var hasOtherOrders = branch.hasOtherOrders
        var next = branch.decisions
        while let decisions = next {
            let report = try take(branch, ExplorationMove(step: branch.step, decisions: decisions))
            hasOtherOrders = hasOtherOrders || report.hasOtherOrders
            next = Decisions.path(after: Array(report.decisions))
        }
        if hasOtherOrders { try takeInOtherOrders(branch) }
    }

    private mutating func takeInOtherOrders(_ branch: Branch) throws {
        let limit = feature.limits.exploredOrders
        var search = OrderSearch()
        for _ in 0..<limit {
            let report = try take(branch, ExplorationMove(step: branch.step, orderOf: search))
            guard search.advance(after: report) else { return }
        }
        let (from, run) = branch.position?.transitionsSinceFirst ?? (graph!.initial, [])
        graph!.addOmission(.orders(limit, of: "\(branch.step)"), in: run.last?.to ?? from, from: from, by: run)
    }

    /// Takes a step once, and continues the run while only time can pass.
    private mutating func take(_ branch: Branch, _ move: ExplorationMove) throws -> ExplorationReport<State> {
        guard runCount < feature.limits.runs else {
            throw ExplorationFailure.tooManyRuns(graph?.nodes.map(\.name) ?? [])
        }
        runCount += 1
        let feature = feature
        var first: ExplorationReport<State>?
        var place = branch.position
        try feature.run(place?.moves ?? [], to: place?.signature, then: move, at: location) { report in
            if first == nil {
                first = report
            } else {
                let others = Decisions.path(after: Array(report.decisions))
                pending.append(
                    Branch(position: place, step: .time, decisions: others, hasOtherOrders: report.hasOtherOrders)
                )
            }
            place = add(report, after: place)
            guard graph!.nodes.count <= feature.limits.states else {
                throw ExplorationFailure.tooManyStates(graph!.nodes.map(\.name))
            }
            return place.map { _ in ExplorationMove(step: .time, decisions: []) }
        }
        return first!
    }

    /// Adds the result of a move to the graph.
    ///
    /// - Returns: The position at the end of the move if the run continues there.
    private mutating func add(_ report: ExplorationReport<State>, after position: Position?) -> Position? {
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
                sleeps: rest.sleeps,
                from: start,
                by: run
            )
        }
        var end: Position?
        for pause in report.pauses {
            let count = pause.move.stateCount ?? report.arrivals.count
            let steps = newSteps(at: pause, from: start, by: Array(run.prefix(before.count + count)))
            guard !steps.isEmpty else { continue }
            let position = Position(
                after: position,
                by: pause.move,
                signature: pause.signature,
                transitions: Array(run[before.count..<(before.count + count)]),
                isFirstInNode: firsts.contains(count)
            )
            if steps == [.time], pause.sleeps > ExplorationSignature.exactSleeps, pause.move.stateCount == nil {
                end = position
            } else {
                pending += steps.map { Branch(position: position, step: $0) }
            }
        }
        return end
    }

    /// The steps that no earlier position like this one has explored.
    private mutating func newSteps(
        at pause: ExplorationReport<State>.Pause,
        from start: String,
        by run: [StateGraph<State>.Transition]
    ) -> [ExplorationMove.Step] {
        let signature = pause.signature
        let isNew = known.insert(signature).inserted
        var steps = isNew ? signature.steps.filter { $0 != .time } : []
        guard signature.isWaiting else { return steps }
        if pause.isLimit {
            graph!.addOmission(.sleeps(pause.sleeps), in: signature.node, from: start, by: run)
        } else if let choices = knownWaits[pause.wait] {
            guard choices != pause.choices else { return steps }
            let reason = StateGraph<State>.Omission.Reason.choices(sleeps: ExplorationSignature.exactSleeps)
            graph!.addOmission(reason, in: signature.node, from: start, by: run)
        } else {
            knownWaits[pause.wait] = pause.choices
            steps.append(.time)
        }
        return steps
    }
}
