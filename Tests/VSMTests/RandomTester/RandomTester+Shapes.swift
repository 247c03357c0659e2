import VSM

@testable import VSMTesting

/// The shapes of the actions that the random tester observes.
extension RandomTester {
    func observed(_ action: ScriptedAction) -> ObservedAction<ScriptedState> {
        isCreating = true
        defer { isCreating = false }
        let life = life(of: action)
        return switch action.shape {
        case .state: ObservedAction(stepNow(action, 0))
        case .closure: ObservedAction { await self.step(action, 0, life) }
        case .sequence: ObservedAction(sequence(action, life))
        case .closureWithSequence: ObservedAction { () async in self.returned(action, life) }
        case .stateSequence: ObservedAction(stateSequence(action, life))
        case .builder: ObservedAction(built(action, life))
        case .continued: ObservedAction(continued(action, life))
        case .publisher: ObservedAction(publisher(action, life))
        case .subject: ObservedAction(subject(action, life))
        case .following: ObservedAction(following(action, life))
        case .shown: ObservedAction(shown(action, life))
        case .endless: ObservedAction { await self.never(action, life) }
        }
    }

    func finishing(_ action: ScriptedAction) -> FinishingAction<ScriptedState> {
        let finishing = finishingInTurn(action)
        return action.isConcurrent ? finishing.concurrent() : finishing
    }

    private func finishingInTurn(_ action: ScriptedAction) -> FinishingAction<ScriptedState> {
        isCreating = true
        defer { isCreating = false }
        let life = life(of: action)
        return switch action.shape {
        case .state: FinishingAction(stepNow(action, 0))
        case .closure, .endless: FinishingAction { await self.step(action, 0, life) }
        case .sequence: FinishingAction(sequence(action, life))
        case .closureWithSequence: FinishingAction { () async in self.returned(action, life) }
        case .stateSequence: FinishingAction(stateSequence(action, life))
        case .builder: FinishingAction(built(action, life))
        case .continued: FinishingAction(continued(action, life))
        case .publisher: FinishingAction(publisher(action, life))
        case .subject: FinishingAction(subject(action, life))
        case .following: FinishingAction(following(action, life))
        case .shown: FinishingAction(shown(action, life))
        }
    }

    // MARK: - The shapes

    func step(_ action: ScriptedAction, _ index: Int, _ life: ScriptedAction.Life) async -> ScriptedState {
        defer { withExtendedLifetime(life) {} }
        return await step(action, index)
    }

    func sequence(_ action: ScriptedAction, _ life: ScriptedAction.Life) -> ScriptedStates {
        ScriptedStates(count: 3) { await self.step(action, $0, life) }
    }

    /// Returns the sequence of a closure that returns one.
    func returned(_ action: ScriptedAction, _ life: ScriptedAction.Life) -> ScriptedStates {
        noteBegun(action)
        return sequence(action, life)
    }

    func stateSequence(_ action: ScriptedAction, _ life: ScriptedAction.Life) -> StateSequence<ScriptedState> {
        StateSequence(
            { self.stepNow(action, 0) },
            { await self.step(action, 1, life) },
            { await self.step(action, 2, life) }
        )
    }

    @StateSequenceBuilder
    func built(_ action: ScriptedAction, _ life: ScriptedAction.Life) -> StateSequence<ScriptedState> {
        First { self.stepNow(action, 0) }
        First { self.stepNow(action, 1) }
        Next { await self.step(action, 2, life) }
    }

    func continued(_ action: ScriptedAction, _ life: ScriptedAction.Life) -> StateSequence<ScriptedState> {
        StateSequence { self.stepNow(action, 0) }.then {
            let state = await self.step(action, 1, life)
            return StateSequence({ state }, { await self.step(action, 2, life) })
        }
    }

    /// Returns a sequence that waits, and then follows values that may not have come yet.
    func following(_ action: ScriptedAction, _ life: ScriptedAction.Life) -> StateSequence<ScriptedState> {
        StateSequence { self.stepNow(action, 0) }.then {
            await self.pass(action, 1)
            action.hasEnded = true
            return StateSequence().following {
                self.followed(action)
            } as: { value in
                withExtendedLifetime(life) {}
                return self.state(for: value, of: action)
            }
        }
    }

    /// Returns a sequence that has nothing to finish: a state that is ready, and one for show.
    func shown(_ action: ScriptedAction, _ life: ScriptedAction.Life) -> StateSequence<ScriptedState> {
        StateSequence { self.stepNow(action, 0) }.thenWhileLatest { await self.step(action, 1, life) }
    }

    private func followed(_ action: ScriptedAction) -> AsyncStream<Int> {
        check(latest === action || action.finishes, "\(action.description) follows values after the next action.")
        let (stream, source) = AsyncStream.makeStream(of: Int.self)
        source.onTermination = { [action = Carried(value: action)] in
            if case .cancelled = $0 { action.value.isCancelled = true }
        }
        action.source = source
        return stream
    }

    private func state(for value: Int, of action: ScriptedAction) -> ScriptedState {
        let state = action.number * 100 + value
        check(latest === action, "\(action.description) received a value after the next action.")
        check(value == action.valueCount + 1, "\(action.description) received value \(value) out of order.")
        action.valueCount += 1
        action.states.append(state)
        noteCreated(state, by: action)
        return makeState(state)
    }

    func publisher(_ action: ScriptedAction, _ life: ScriptedAction.Life) -> some Publisher<ScriptedState, Never> {
        // Otherwise, the publisher of an array would create the states at once.
        [0, 1, 2].publisher.eraseToAnyPublisher().map { index in
            withExtendedLifetime(life) {}
            return self.stepNow(action, index)
        }
    }

    func subject(_ action: ScriptedAction, _ life: ScriptedAction.Life) -> some Publisher<ScriptedState, Never> {
        action.subject.handleEvents(
            receiveSubscription: { _ in
                self.checkTurn(of: action)
                action.hasBegun = true
            },
            receiveCancel: {
                withExtendedLifetime(life) {}
                action.isCancelled = true
            }
        )
    }

    func never(_ action: ScriptedAction, _ life: ScriptedAction.Life) async -> ScriptedState {
        noteBegun(action)
        await waitForCancellation()
        check(latest !== action, "\(action.description) was cancelled.")
        withExtendedLifetime(life) {}
        action.lateStates.insert(action.number * 100)
        return makeState(action.number * 100)
    }
}
