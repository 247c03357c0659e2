@_spi(Host) import VSM

/// One run of a feature, from the start through a sequence of moves.
///
/// Used on its host only.
@available(Systems 2024, *)
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
    private var decisionsBefore = 0
    private var choicesBefore = 0

    /// The number of sleeps since the last action.
    private var sleeps = 0
    /// The number of sleeps since a state last offered an action.
    private var sleepsWithoutActions = 0
    private var choicesBeforeAction = 0
    private var choicesBeforeSleep = 0
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
        decisionsBefore = host.run.decisions.made.count
        choicesBefore = host.run.choices.count
        host.run.runsInOrder = !move.triesOrders
        host.run.hasOtherOrders = false
        if let schedule = move.schedule { host.run.begin(schedule) }
        try take(move.step)
        try run(move)
        return ExplorationReport(
            origin: origin,
            arrivals: arrivals,
            decisions: decisions,
            hasOtherOrders: host.run.hasOtherOrders,
            schedule: host.run.schedule.take(),
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
            choicesBeforeAction = host.run.choices.count
            (sleeps, sleepsWithoutActions) = (0, 0)
            controls.noteAct(among: actions.map(\.name))
            actions[index].perform(container)
            try subject.update()
        case .time:
            guard let deadline = host.clock.deadlines.first else { throw ExplorationFailure.nondeterministic }
            let duration = deadline - host.clock.now.offset
            continues = true
            sleeps += 1
            sleepsWithoutActions += 1
            choicesBeforeSleep = host.run.choices.count
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
            guard host.run.choices.count - choicesBefore <= feature.limits.choices else {
                throw ExplorationFailure.tooManyChoices
            }
            try subject.update()
            noteRenaming()
            noteHold(in: move)
        }
        guard move.stateCount == nil else { return }
        notePause(at: nil, in: move)
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
        choicesOfArrival = Array(host.run.choices[choicesSeen...])
        choicesSeen = host.run.choices.count
        (current, continues) = (node.name, true)
    }

    /// The name of a state may depend on its stubs, and can change without a state change.
    private func noteRenaming() {
        if feature.name(container.state) != current { recordArrival(of: container.state) }
    }

    private func noteHold(in move: ExplorationMove) {
        // A run that is held stops as soon as the number of states is reached.
        guard pauses.last?.move.stateCount != arrivals.count else { return }
        notePause(at: arrivals.count, in: move)
    }

    private func notePause(at stateCount: Int?, in move: ExplorationMove) {
        let signature = signature
        if !signature.actions.isEmpty { sleepsWithoutActions = 0 }
        pauses.append(
            .init(
                move: ExplorationMove(
                    step: move.step,
                    decisions: decisions.map(\.chosen),
                    triesOrders: move.triesOrders,
                    stateCount: stateCount
                ),
                signature: signature,
                action: action,
                sleeps: sleeps,
                choices: choicesOfAction,
                choicesOfRun: host.run.choices,
                isLimit: signature.isWaiting && isAtLimit
            )
        )
    }

    /// The decisions since the last move began.
    private var decisions: ArraySlice<Decisions.Decision> { host.run.decisions.made[decisionsBefore...] }

    /// The choices of the stubs since the last action began.
    private var choicesOfAction: [Int] { Array(host.run.choices[choicesBeforeAction...]) }

    /// Descriptions of the choices since the last state.
    private var newOutcomes: [String] { Array(host.run.outcomes[outcomesSeen...]) }

    private var isRunning: Bool { subject.isRunning() }

    /// Whether the limit of sleeps is reached.
    ///
    /// Of states that alternate, the last one is one that offers actions, because it isn't a dead end then.
    private var isAtLimit: Bool {
        sleeps >= feature.limits.maximumSleeps
            && (sleepsWithoutActions == 0 || sleepsWithoutActions >= feature.limits.maximumSleeps)
    }

    private var rest: ExplorationReport<State>.Rest? {
        let isAsleep = !host.clock.deadlines.isEmpty
        guard !subject.hasLeft(), !isAsleep || isAtLimit else { return nil }
        return .init(
            runningAction: isRunning ? action : nil,
            // Each sleep counts as a choice.
            choices: isAsleep ? [] : newOutcomes,
            sleeps: isAsleep ? sleeps : 0
        )
    }

    /// The signature of the current position.
    var signature: ExplorationSignature {
        let sleepers = min(2, host.clock.deadlines.count)
        let isReady = host.queue.count > 0
        let isRunning = isRunning
        let isInFlight = isRunning || isReady || sleepers > 0
        return ExplorationSignature(
            node: current,
            actions: feature.actions(container.state).map(\.name),
            choices: choicesOfArrival,
            runningChoices: isInFlight ? runningChoices : [],
            isRunning: isRunning,
            isReady: isReady,
            sleepers: sleepers,
            sleeps: isInFlight ? min(sleeps, ExplorationSignature.exactSleeps + 1) : 0
        )
    }

    private var runningChoices: [Int] {
        sleeps <= ExplorationSignature.exactSleeps
            ? choicesOfAction : Array(host.run.choices[choicesBeforeSleep...])
    }
}
