import VSM

/// A state whose value every shape of action can change.
struct SwitchState: MutatingCopyable {
    var isOn: Bool
    var isSaving = false
    var history: [String] = []

    func turn(_ isOn: Bool) -> SwitchState {
        turned(isOn, by: "state")
    }

    func finishTurning(_ isOn: Bool) -> FinishingAction<SwitchState> {
        FinishingAction(turn(isOn))
    }

    func turnLater(_ isOn: Bool) async -> SwitchState {
        await Task.yield()
        return turned(isOn, by: "async")
    }

    func publishTurning(_ isOn: Bool) -> AnyPublisher<SwitchState, Never> {
        CurrentValueSubject(turned(isOn, by: "publisher")).eraseToAnyPublisher()
    }

    func saveTurning(_ isOn: Bool) -> StateSequence<SwitchState> {
        StateSequence(copy(mutatingPath: \.isSaving, value: true)).then { turned(isOn, by: "sequence") }
    }

    func streamTurning(_ isOn: Bool) -> AsyncStream<SwitchState> {
        AsyncStream {
            $0.yield(turned(isOn, by: "stream"))
            $0.finish()
        }
    }

    private func turned(_ isOn: Bool, by action: String) -> SwitchState {
        copy {
            $0.isOn = isOn
            $0.isSaving = false
            $0.history.append(action)
        }
    }
}
