import VSM

/// One run of a feature, from the start through a number of moves.
///
/// Used on its host only.
final class ExplorationRun<State> {
    private let host: TestHost
    private let container: StateContainer<State>
    private let feature: ExploredFeature<State>
    private let identity: ContainerIdentity
    private var subscription: StateSubscription?

    /// The name of the action that was taken last.
    private var action = "begin"

    /// What has happened since the last move began.
    private var landings: [ExplorationReport<State>.Landing] = []
    private var pauses: [ExplorationReport<State>.Pause] = []
    private var choicesBefore = 0
    private var outcomesSeen = 0
    private var choicesSeen = 0
    private var choicesOfLanding: [Int] = []
    private var continues = false
    private var current: String

    init(_ feature: ExploredFeature<State>, on host: TestHost) throws {
        self.host = host
        self.feature = feature
        container = host.container(state: try feature.start(host))
        identity = container.identity
        current = feature.name(container.state)
        subscription = container.subscribe { [unowned self] in land($0) }
    }

    /// Makes a move.
    ///
    /// - Throws: ``ExplorationProblem`` if the feature does not do what it did before, or does not come to rest.
    @discardableResult
    func make(_ move: ExplorationMove) throws -> ExplorationReport<State> {
        let origin = feature.node(of: container.state)
        landings = []
        pauses = []
        choicesBefore = host.run.decisions.made.count
        try take(move.step)
        try run(move)
        return ExplorationReport(
            origin: origin,
            landings: landings,
            choices: choices,
            pauses: pauses,
            rest: rest,
            broken: feature.broken(in: container.state)
        )
    }

    private func take(_ step: ExplorationMove.Step) throws {
        switch step {
        case .begin:
            break
        case .action(let index, let name):
            let actions = feature.actions(container.state)
            guard actions.indices.contains(index), actions[index].name == name else {
                throw ExplorationProblem.notRepeatable
            }
            (action, continues) = (name, false)
            // What was chosen before belongs to what went on before.
            outcomesSeen = host.run.outcomes.count
            actions[index].perform(container)
        case .time:
            guard let deadline = host.clock.deadlines.first else { throw ExplorationProblem.notRepeatable }
            let duration = deadline - host.clock.now.offset
            continues = true
            host.run.outcomes.append("after \(duration)")
            host.clock.advance(by: duration)
        }
    }

    private func run(_ move: ExplorationMove) throws {
        var jobs = 0
        noteRenaming()
        notePause(in: move)
        while move.stateCount.map({ landings.count < $0 }) ?? true, host.runNext() {
            jobs += 1
            guard jobs < feature.limits.jobs, !host.run.actions.isOverrun else {
                throw ExplorationProblem.endless(host.run.actions.busiestActions)
            }
            guard choices.count <= feature.limits.choices else { throw ExplorationProblem.tooManyChoices }
            noteRenaming()
            notePause(in: move)
        }
        guard move.stateCount == nil else { return }
        pauses.append(.init(move: .init(step: move.step, choices: choices.map(\.chosen)), signature: signature))
    }

    private func land(_ state: State) {
        let node = feature.node(of: state)
        let transition = StateGraph<State>.Transition(
            from: current,
            to: node.name,
            action: action,
            choices: newOutcomes,
            continues: continues
        )
        landings.append(.init(node: node, transition: transition, broken: feature.broken(in: state)))
        outcomesSeen = host.run.outcomes.count
        choicesOfLanding = host.run.decisions.made[choicesSeen...].map(\.chosen)
        choicesSeen = host.run.decisions.made.count
        (current, continues) = (node.name, true)
    }

    /// A name may say something of the stubs, too, which can change while the state stays.
    private func noteRenaming() {
        if feature.name(container.state) != current { land(container.state) }
    }

    private func notePause(in move: ExplorationMove) {
        // A run that is held stops at the first moment at which as many states have come.
        guard pauses.last?.move.stateCount != landings.count else { return }
        let held = ExplorationMove(step: move.step, choices: choices.map(\.chosen), stateCount: landings.count)
        pauses.append(.init(move: held, signature: signature))
    }

    /// What the stubs have chosen since the last move began.
    private var choices: ArraySlice<Decisions.Decision> { host.run.decisions.made[choicesBefore...] }

    /// What the stubs chose since the last state, in words.
    private var newOutcomes: [String] { Array(host.run.outcomes[outcomesSeen...]) }

    private var isRunning: Bool { host.run.actions.runningAction(in: identity) != nil }

    private var rest: ExplorationReport<State>.Rest? {
        guard host.clock.deadlines.isEmpty else { return nil }
        return .init(runningAction: isRunning ? action : nil, choices: newOutcomes)
    }

    /// What tells the current position apart.
    var signature: ExplorationSignature {
        ExplorationSignature(
            node: current,
            actions: feature.actions(container.state).map(\.name),
            choices: choicesOfLanding,
            isRunning: isRunning,
            isReady: host.queue.count > 0,
            sleepers: min(2, host.clock.deadlines.count)
        )
    }
}
