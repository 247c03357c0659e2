import VSM

@testable import VSMTesting

/// The actions that the random tester observes.
extension RandomTester {
    private static let interval = Duration.milliseconds(300)

    /// Observes an action of any shape.
    func observeNow(in container: StateContainer<Int>) {
        let action = makeAction()
        trace("observe \(action.description)")
        forgetWaiting()
        begin(action)
        ScriptedAction.$observed.withValue(action.number) { observe(action, in: container) }
    }

    private func observe(_ action: ScriptedAction, in container: StateContainer<Int>) {
        if action.finishes { return container.observe(finishing(action)) }
        let life = ScriptedAction.Life(action)
        switch action.shape {
        case .state: container.observe(stepNow(action, 0))
        case .closure: container.observe { await self.step(action, 0, life) }
        case .sequence: container.observe(sequence(action, life))
        case .closureWithSequence: container.observe { () async in self.sequence(action, life) }
        case .stateSequence: container.observe(stateSequence(action, life))
        case .builder: container.observe(built(action, life))
        case .continued: container.observe(continued(action, life))
        case .publisher: container.observe(publisher(action, life))
        case .subject: container.observe(subject(action, life))
        case .endless: container.observe { await self.never(action, life) }
        }
    }

    /// Observes an action that is debounced or throttled.
    func observeLater(in container: StateContainer<Int>) {
        let action = makeAction()
        let group = random.next(below: 4)
        let isDebounced = group < 2
        trace("observe \(action.description) later, in group \(group)")
        waiting[group]?.isReplaced = true
        waiting[group] = action
        let earliest = host.clock.now.offset + Self.interval
        let time = RateLimitTime(Self.interval).on(host.clock)
        let call = { [unowned self] in
            checkContext(of: action)
            if action.isForgotten {
                trace("call \(action.description), which is to finish")
                let mayBeCalled = action.finishes && action.turn == nil
                check(mayBeCalled, "\(action.description) was called, although it was dropped.")
                action.turn = 0
                return
            }
            trace("call \(action.description)")
            check(!action.isReplaced, "\(action.description) was called, although it was replaced.")
            let now = host.clock.now.offset
            if isDebounced {
                check(now >= earliest, "\(action.description) was called too early.")
            } else {
                check(now >= nextThrottled[group, default: .zero], "\(action.description) was called too early.")
                nextThrottled[group] = now + Self.interval
            }
            waiting[group] = nil
            holders += 1
            begin(action)
        }
        ScriptedAction.$observed.withValue(action.number) {
            if action.finishes {
                let make = { [unowned self] in
                    call()
                    return finishing(action)
                }
                if isDebounced {
                    container.observe(make(), debounced: time, identifier: group)
                } else {
                    container.observe(make(), throttled: time, identifier: group)
                }
            } else {
                container.observe(
                    { [unowned self] in
                        call()
                        return observed(action)
                    },
                    limit: isDebounced ? .debounced(time) : .throttled(time),
                    identifier: group,
                    from: CallSite()
                )
            }
        }
    }

    /// Records that the waiting calls are dropped, or made if they finish.
    func forgetWaiting() {
        for action in waiting.values { action.isForgotten = true }
        waiting = [:]
    }

    private func makeAction() -> ScriptedAction {
        let finishes = random.next(below: 4) == 0
        let shapes = ScriptedAction.Shape.allCases.filter { !finishes || $0 != .endless }
        let shape = shapes.randomElement(using: &random)!
        let action = ScriptedAction(number: actions.count + 1, shape: shape, finishes: finishes)
        actions.append(action)
        return action
    }

    private func observed(_ action: ScriptedAction) -> ObservedAction<Int> {
        let life = ScriptedAction.Life(action)
        return switch action.shape {
        case .state: ObservedAction(stepNow(action, 0))
        case .closure: ObservedAction { await self.step(action, 0, life) }
        case .sequence: ObservedAction(sequence(action, life))
        case .closureWithSequence: ObservedAction { () async in self.sequence(action, life) }
        case .stateSequence: ObservedAction(stateSequence(action, life))
        case .builder: ObservedAction(built(action, life))
        case .continued: ObservedAction(continued(action, life))
        case .publisher: ObservedAction(publisher(action, life))
        case .subject: ObservedAction(subject(action, life))
        case .endless: ObservedAction { await self.never(action, life) }
        }
    }

    private func finishing(_ action: ScriptedAction) -> FinishingAction<Int> {
        let life = ScriptedAction.Life(action)
        return switch action.shape {
        case .state: FinishingAction(stepNow(action, 0))
        case .closure, .endless: FinishingAction { await self.step(action, 0, life) }
        case .sequence: FinishingAction(sequence(action, life))
        case .closureWithSequence: FinishingAction { () async in self.sequence(action, life) }
        case .stateSequence: FinishingAction(stateSequence(action, life))
        case .builder: FinishingAction(built(action, life))
        case .continued: FinishingAction(continued(action, life))
        case .publisher: FinishingAction(publisher(action, life))
        case .subject: FinishingAction(subject(action, life))
        }
    }

    // MARK: - The shapes

    private func step(_ action: ScriptedAction, _ index: Int, _ life: ScriptedAction.Life) async -> Int {
        defer { withExtendedLifetime(life) {} }
        return await step(action, index)
    }

    private func sequence(_ action: ScriptedAction, _ life: ScriptedAction.Life) -> ScriptedStates {
        action.isCalled = true
        return ScriptedStates(count: 3) { await self.step(action, $0, life) }
    }

    private func stateSequence(_ action: ScriptedAction, _ life: ScriptedAction.Life) -> StateSequence<Int> {
        StateSequence(
            { self.stepNow(action, 0) },
            { await self.step(action, 1, life) },
            { await self.step(action, 2, life) }
        )
    }

    @StateSequenceBuilder
    private func built(_ action: ScriptedAction, _ life: ScriptedAction.Life) -> StateSequence<Int> {
        First { self.stepNow(action, 0) }
        First { self.stepNow(action, 1) }
        Next { await self.step(action, 2, life) }
    }

    private func continued(_ action: ScriptedAction, _ life: ScriptedAction.Life) -> StateSequence<Int> {
        StateSequence { self.stepNow(action, 0) }.then {
            let state = await self.step(action, 1, life)
            return StateSequence({ state }, { await self.step(action, 2, life) })
        }
    }

    private func publisher(_ action: ScriptedAction, _ life: ScriptedAction.Life) -> some Publisher<Int, Never> {
        [0, 1, 2].publisher.map { index in
            withExtendedLifetime(life) {}
            return self.stepNow(action, index)
        }
    }

    private func subject(_ action: ScriptedAction, _ life: ScriptedAction.Life) -> some Publisher<Int, Never> {
        action.subject.handleEvents(receiveCancel: {
            withExtendedLifetime(life) {}
            action.isCancelled = true
        })
    }

    private func never(_ action: ScriptedAction, _ life: ScriptedAction.Life) async -> Int {
        checkMayRun(action, 0)
        await waitForCancellation()
        check(latest !== action, "\(action.description) was cancelled.")
        withExtendedLifetime(life) {}
        action.lateStates.insert(action.number * 100)
        return action.number * 100
    }
}
