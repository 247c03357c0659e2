import VSM

/// Searches a feature for a path with the states of a journal.
@available(Systems 2024, *)
struct Replayer<State> {
    private let feature: ExploredFeature<State>
    private let recorded: RecordedSteps
    private let beginsWithAction: Bool
    private let restsAtEnd: Bool
    private let location: TestLocation

    /// The choices of the stubs, if the journal was recorded on a test host.
    private let choices: [Int]

    private var tried: Set<SearchState> = []
    private var runCount = 0
    private var triesOrders = false
    private var hasOtherOrders = false
    private var untried = UntriedReplays()
    private var farthest = FarthestPosition()

    /// A position in the journal.
    struct Progress: Hashable, Comparable {
        /// The index of the current action in the journal, or -1 before the first action.
        var step = -1
        /// The number of its states so far.
        var states = 0

        static func < (left: Progress, right: Progress) -> Bool {
            (left.step, left.states) < (right.step, right.states)
        }
    }

    /// How far the feature followed the journal, and the states that it set instead of the next one.
    struct FarthestPosition {
        var progress = Progress()
        var instead: [String] = []

        mutating func note(_ progress: Progress, instead name: String? = nil) {
            if progress > self.progress { (self.progress, instead) = (progress, []) }
            if progress == self.progress, let name, !instead.contains(name) { instead.append(name) }
        }
    }

    private struct SearchState: Hashable {
        let progress: Progress
        let wait: ExplorationWait
        /// The choices of the stubs since the last action.
        let choices: [Int]
        /// All decisions of the run if orders are tried, because later states may depend on the order of earlier jobs.
        let decisions: [Int]
    }

    /// A point on the path.
    private struct Moment {
        let moves: [ExplorationMove]
        let path: StateGraph<State>.Path
        let progress: Progress
        let pause: ExplorationReport<State>.Pause
        let end: StateGraph<State>.Node
        let isAtRest: Bool
    }

    init(
        _ feature: ExploredFeature<State>,
        _ recorded: RecordedSteps,
        beginsWithAction: Bool,
        restsAtEnd: Bool,
        location: TestLocation
    ) {
        self.feature = feature
        self.recorded = recorded
        self.beginsWithAction = beginsWithAction
        self.restsAtEnd = restsAtEnd
        self.location = location
        let outcomes = recorded.steps.flatMap { $0.outcomesBefore + $0.outcomes } + recorded.outcomesAfter
        choices = outcomes.compactMap { if case .choice(let chosen, of: _, label: _) = $0 { chosen } else { nil } }
    }

    /// Finds the path, first with jobs in the order in which they became ready, and then in other orders.
    ///
    /// - Throws: ``ReplayError`` if there is none, or the error that the test throws.
    mutating func replay() throws -> Replay<State> {
        do {
            if let replay = try search() { return replay }
            if hasOtherOrders {
                triesOrders = true
                tried = []
                if let replay = try search() { return replay }
            }
        } catch let failure as ExplorationFailure {
            // The search in other orders may be too long.
            guard triesOrders, case .tooManyRuns = failure else {
                throw ReplayError(description: failure.description(with: feature.limits))
            }
            untried.orders = runCount
        }
        throw ReplayError.divergence(
            of: recorded,
            farthest.progress.step,
            farthest.progress.states,
            farthest.instead,
            untried: untried.unexpected(with: feature.limits)
        )
    }

    private mutating func search() throws -> Replay<State>? {
        let beginning = Progress(step: beginsWithAction && !recorded.steps.isEmpty ? 0 : -1)
        guard let end = try search(taking: .begin, with: beginning, at: nil) else { return nil }
        return Replay(
            path: end.path,
            state: end.end.state,
            actions: end.end.actions,
            isRunning: end.pause.signature.isRunning,
            isStuck: end.isAtRest && end.end.actions.isEmpty
        )
    }

    private mutating func search(from moment: Moment) throws -> Moment? {
        farthest.note(moment.progress)
        if isDone(moment) { return moment }
        let state = SearchState(
            progress: moment.progress,
            wait: moment.pause.wait,
            choices: moment.pause.choices,
            decisions: triesOrders ? moment.moves.flatMap(\.decisions) : []
        )
        guard tried.insert(state).inserted else { return nil }
        for step in moment.pause.signature.steps {
            if step == .time, moment.pause.isLimit {
                untried.sleeps = moment.pause.sleeps
                continue
            }
            for progress in progresses(of: step, at: moment) {
                if let end = try search(taking: step, with: progress, at: moment) { return end }
            }
        }
        return nil
    }

    private mutating func search(
        taking step: ExplorationMove.Step,
        with progress: Progress,
        at place: Moment?
    ) throws -> Moment? {
        if triesOrders { return try searchOrders(taking: step, with: progress, at: place) }
        var next: [Int]? = []
        while let decisions = next {
            let report = try run(place?.moves ?? [], then: ExplorationMove(step: step, decisions: decisions))
            if let end = try search(from: moments(after: place, progress, report)) { return end }
            next = Decisions.path(after: Array(report.decisions))
        }
        return nil
    }

    private mutating func searchOrders(
        taking step: ExplorationMove.Step,
        with progress: Progress,
        at place: Moment?
    ) throws -> Moment? {
        var orders = OrderSearch()
        for _ in 0..<feature.limits.replayedOrders {
            let report = try run(place?.moves ?? [], then: ExplorationMove(step: step, orderOf: orders))
            if let end = try search(from: moments(after: place, progress, report)) { return end }
            guard orders.advance(after: report) else { return nil }
        }
        untried.orders = feature.limits.replayedOrders
        return nil
    }

    private mutating func search(from moments: [Moment]) throws -> Moment? {
        for moment in moments {
            if let end = try search(from: moment) { return end }
        }
        return nil
    }

    /// Returns the positions in the journal that the next step may correspond to.
    private func progresses(of step: ExplorationMove.Step, at moment: Moment) -> [Progress] {
        let here = moment.progress
        let isComplete = here.step < 0 || here.states == recorded.steps[here.step].states.count
        let next = isComplete && here.step + 1 < recorded.steps.count ? [Progress(step: here.step + 1)] : []
        guard case .action(let index, name: _) = step else { return [here] }
        switch feature.actions(moment.end.state)[index].kind {
        case .returns: return next
        case .calls: return [here]
        // A debounced action may be observed, or be replaced by a later call.
        case .performs: return next + [here]
        }
    }

    /// Returns the points of a move at which all states so far agree with the journal.
    private mutating func moments(
        after moment: Moment?,
        _ progress: Progress,
        _ report: ExplorationReport<State>
    ) -> [Moment] {
        let moves = moment?.moves ?? []
        let expected = progress.step < 0 ? [] : recorded.steps[progress.step].states.dropFirst(progress.states)
        let names = report.arrivals.map(\.node.name)
        let agreeing = zip(names, expected).prefix { $0 == $1 }.count
        if agreeing < names.count {
            farthest.note(Progress(step: progress.step, states: progress.states + agreeing), instead: names[agreeing])
        }
        // The last point first, because a journal is usually read when the feature is idle.
        return report.pauses.reversed().compactMap { pause in
            let count = pause.move.stateCount ?? names.count
            guard count <= agreeing, zip(pause.choicesOfRun, choices).allSatisfy({ $0 == $1 }) else { return nil }
            let transitions = (moment?.path.transitions ?? []) + report.arrivals.prefix(count).map(\.transition)
            return Moment(
                moves: moves + [pause.move],
                path: StateGraph.Path(start: moment?.path.start ?? report.origin.name, transitions: transitions),
                progress: Progress(step: progress.step, states: progress.states + count),
                pause: pause,
                end: count == 0 ? report.origin : report.arrivals[count - 1].node,
                isAtRest: pause.move.stateCount == nil && report.rest != nil
            )
        }
    }

    private func isDone(_ moment: Moment) -> Bool {
        let isComplete =
            recorded.steps.isEmpty
            || moment.progress.step == recorded.steps.count - 1
                && moment.progress.states == recorded.steps[moment.progress.step].states.count
        return isComplete && (moment.isAtRest || !restsAtEnd)
    }

    private mutating func run(
        _ moves: [ExplorationMove],
        then last: ExplorationMove
    ) throws -> ExplorationReport<State> {
        guard runCount < feature.limits.runs else { throw ExplorationFailure.tooManyRuns([]) }
        runCount += 1
        let recorded = recorded
        let isBeginning = moves.isEmpty
        var result: ExplorationReport<State>?
        try feature.run(moves, then: last, at: location) { report in
            if isBeginning, let first = recorded.firstState, first != report.origin.name {
                throw ReplayError.otherBeginning(first, report.origin.name, gap: recorded.gap)
            }
            result = report
            return nil
        }
        if result!.hasOtherOrders { hasOtherOrders = true }
        return result!
    }
}
