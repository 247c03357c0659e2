@_spi(Host) import VSM

/// One run of a feature, from the start through a sequence of moves.
///
/// Used on its host only.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class ExplorationRun<State> {
    private let host: TestHost
    private let container: StateContainer<State>
    private let feature: ExploredFeature<State>
    private let subject: ExploredSubject<State>
    private var subscription: StateSubscription?

    /// The name of the last action.
    private var action = "begin"

    // The events since the last move began.
    private var arrivals: [ExplorationReport<State>.Arrival] = []
    private var pauses: [ExplorationReport<State>.Pause] = []
    private var choicesBefore = 0
    private var outcomesSeen = 0
    private var choicesSeen = 0
    private var choicesOfArrival: [Int] = []
    private var continues = false
    private var current: String
    private var controls = FlickeringControls()

    init(_ feature: ExploredFeature<State>, on host: TestHost) throws {
        self.host = host
        self.feature = feature
        subject = try feature.start(host)
        container = subject.container
        current = feature.name(container.state)
        // A page that has been opened may already be loading.
        continues = subject.isRunning()
        subscription = container.subscribe { [unowned self] in recordArrival(of: $0) }
    }

    /// Makes a move.
    ///
    /// - Throws: ``ExplorationFailure`` if the feature is nondeterministic or doesn't come to rest.
    @discardableResult
    func make(_ move: ExplorationMove) throws -> ExplorationReport<State> {
        let origin = feature.node(of: container.state)
        arrivals = []
        pauses = []
        choicesBefore = host.run.decisions.made.count
        try take(move.step)
        try run(move)
        return ExplorationReport(
            origin: origin,
            arrivals: arrivals,
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
                throw ExplorationFailure.nondeterministic
            }
            (action, continues) = (name, false)
            // Earlier choices belong to the previous action.
            outcomesSeen = host.run.outcomes.count
            controls.noteAct(among: actions.map(\.name))
            actions[index].perform(container)
            try subject.update()
        case .time:
            guard let deadline = host.clock.deadlines.first else { throw ExplorationFailure.nondeterministic }
            let duration = deadline - host.clock.now.offset
            continues = true
            host.run.outcomes.append("after \(duration)")
            host.clock.advance(by: duration)
        }
    }

    private func run(_ move: ExplorationMove) throws {
        var jobs = 0
        noteRenaming()
        noteHold(in: move)
        while move.stateCount.map({ arrivals.count < $0 }) ?? true, host.runNext() {
            jobs += 1
            guard jobs < feature.limits.jobs, !host.run.actions.isOverLimit else {
                throw ExplorationFailure.endless(host.run.actions.busiestActions)
            }
            guard choices.count <= feature.limits.choices else { throw ExplorationFailure.tooManyChoices }
            try subject.update()
            noteRenaming()
            noteHold(in: move)
        }
        guard move.stateCount == nil else { return }
        notePause(.init(step: move.step, choices: choices.map(\.chosen)))
    }

    private func recordArrival(of state: State) {
        let node = feature.node(of: state)
        let transition = StateGraph<State>.Transition(
            from: current,
            to: node.name,
            action: action,
            choices: newOutcomes,
            continues: continues
        )
        let flickering =
            subject.reportsFlickering ? controls.note(node.actions, after: host.outsideEvents) : []
        let broken = feature.broken(in: state) + flickering.map { "\($0) does not go, come back and go again" }
        arrivals.append(.init(node: node, transition: transition, broken: broken))
        outcomesSeen = host.run.outcomes.count
        choicesOfArrival = host.run.decisions.made[choicesSeen...].map(\.chosen)
        choicesSeen = host.run.decisions.made.count
        (current, continues) = (node.name, true)
    }

    /// The name of a state may depend on its stubs, and can change without a state change.
    private func noteRenaming() {
        if feature.name(container.state) != current { recordArrival(of: container.state) }
    }

    private func noteHold(in move: ExplorationMove) {
        // A run that is held stops as soon as the number of states is reached.
        guard pauses.last?.move.stateCount != arrivals.count else { return }
        notePause(.init(step: move.step, choices: choices.map(\.chosen), stateCount: arrivals.count))
    }

    private func notePause(_ move: ExplorationMove) {
        pauses.append(.init(move: move, signature: signature, action: action))
    }

    /// The choices of the stubs since the last move began.
    private var choices: ArraySlice<Decisions.Decision> { host.run.decisions.made[choicesBefore...] }

    /// Descriptions of the choices since the last state.
    private var newOutcomes: [String] { Array(host.run.outcomes[outcomesSeen...]) }

    private var isRunning: Bool { subject.isRunning() }

    private var rest: ExplorationReport<State>.Rest? {
        guard !subject.hasLeft(), host.clock.deadlines.isEmpty else { return nil }
        return .init(runningAction: isRunning ? action : nil, choices: newOutcomes)
    }

    /// The signature of the current position.
    var signature: ExplorationSignature {
        ExplorationSignature(
            node: current,
            actions: feature.actions(container.state).map(\.name),
            choices: choicesOfArrival,
            isRunning: isRunning,
            isReady: host.queue.count > 0,
            sleepers: min(2, host.clock.deadlines.count)
        )
    }
}
