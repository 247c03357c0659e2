import VSM

/// Searches a feature for a path with the states of a journal.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct Replayer<State> {
    typealias Transition = StateGraph<State>.Transition

    private let feature: ExploredFeature<State>
    private let recorded: RecordedSteps
    private let restsAtEnd: Bool
    private let location: TestLocation

    /// The choices of the stubs, if the journal was recorded on a test host.
    private let choices: [Int]

    private var tried: Set<SearchState> = []
    private var runCount = 0
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
        let signature: ExplorationSignature
    }

    /// A point on the path.
    private struct Moment {
        let moves: [ExplorationMove]
        let transitions: [Transition]
        let progress: Progress
        let signature: ExplorationSignature
        let end: StateGraph<State>.Node
        let isAtRest: Bool
    }

    init(_ feature: ExploredFeature<State>, _ recorded: RecordedSteps, restsAtEnd: Bool, location: TestLocation) {
        self.feature = feature
        self.recorded = recorded
        self.restsAtEnd = restsAtEnd
        self.location = location
        let outcomes = recorded.steps.flatMap { $0.outcomesBefore + $0.outcomes } + recorded.outcomesAfter
        choices = outcomes.compactMap { if case .choice(let chosen, of: _, label: _) = $0 { chosen } else { nil } }
    }

    /// Finds the path.
    ///
    /// - Throws: ``ReplayError`` if there is none, or the error that the test throws.
    mutating func replay() throws -> Replay<State> {
        do {
            let report = try run([], then: ExplorationMove(step: .begin, choices: []))
            if let first = recorded.firstState, first != report.origin.name {
                throw ReplayError.otherBeginning(first, report.origin.name, gap: recorded.gap)
            }
            for moment in moments(after: nil, Progress(), report) {
                guard let end = try search(from: moment) else { continue }
                return Replay(
                    path: StateGraph.Path(start: report.origin.name, transitions: end.transitions),
                    state: end.end.state,
                    actions: end.end.actions,
                    isRunning: end.signature.isRunning,
                    isStuck: end.isAtRest && end.end.actions.isEmpty
                )
            }
            throw ReplayError.divergence(
                of: recorded,
                farthest.progress.step,
                farthest.progress.states,
                farthest.instead
            )
        } catch let failure as ExplorationFailure {
            throw ReplayError(description: failure.description(with: feature.limits))
        }
    }

    private mutating func search(from moment: Moment) throws -> Moment? {
        farthest.note(moment.progress)
        if isDone(moment) { return moment }
        let state = SearchState(progress: moment.progress, signature: moment.signature)
        guard tried.insert(state).inserted else { return nil }
        for step in moment.signature.steps {
            for progress in progresses(of: step, at: moment) {
                if let end = try search(taking: step, with: progress, at: moment) { return end }
            }
        }
        return nil
    }

    private mutating func search(
        taking step: ExplorationMove.Step,
        with progress: Progress,
        at moment: Moment
    ) throws -> Moment? {
        var next: [Int]? = []
        while let choices = next {
            let report = try run(moment.moves, then: ExplorationMove(step: step, choices: choices))
            for moment in moments(after: moment, progress, report) {
                if let end = try search(from: moment) { return end }
            }
            next = Decisions.path(after: Array(report.choices))
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
            let taken = moves.flatMap(\.choices) + pause.move.choices
            guard count <= agreeing, zip(taken, choices).allSatisfy({ $0 == $1 }) else { return nil }
            return Moment(
                moves: moves + [pause.move],
                transitions: (moment?.transitions ?? []) + report.arrivals.prefix(count).map(\.transition),
                progress: Progress(step: progress.step, states: progress.states + count),
                signature: pause.signature,
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
        return try feature.run(moves, then: last, at: location)
    }
}
