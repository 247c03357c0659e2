import Floors
import OpenCombine
import VSM

extension MeasuredOperation {
    static let observeSequenceOfTwo = MeasuredOperation(
        "observe-sequence-two",
        "StateSequence of two states, one synchronous",
        goal: Goal(.atMost(20_000), upstream: 139_226),
        contenders: [
            .steps(.ours) {
                let container = StateContainer<TwoWordState>(state: .a(0))
                return Steps(
                    start: { number in
                        container.observe(StateSequence({ .a(number) }, { await next(number) }))
                    },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.floor) {
                let container = StoredState(TwoWordState.a(0))
                return Steps(
                    start: { number in
                        container.set(.a(number))
                        Task { container.set(await next(number)) }
                    },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.subject) {
                let subject = CurrentValueSubject<TwoWordState, Never>(.a(0))
                return Steps(
                    start: { number in
                        subject.send(.a(number))
                        Task { subject.send(await next(number)) }
                    },
                    hasArrived: { subject.value == .b($0) }
                )
            },
        ]
    )

    static let observeSequenceOfThree = MeasuredOperation(
        "observe-sequence-three",
        "… of three states, one synchronous",
        goal: Goal(),
        contenders: [
            .steps(.ours) {
                let container = StateContainer<TwoWordState>(state: .a(0))
                return Steps(
                    start: { number in
                        container.observe(
                            StateSequence({ .a(number) }, { await next(-number) }, { await next(number) })
                        )
                    },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.floor) {
                let container = StoredState(TwoWordState.a(0))
                return Steps(
                    start: { number in
                        container.set(.a(number))
                        Task {
                            container.set(await next(-number))
                            container.set(await next(number))
                        }
                    },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.subject) {
                let subject = CurrentValueSubject<TwoWordState, Never>(.a(0))
                return Steps(
                    start: { number in
                        subject.send(.a(number))
                        Task {
                            subject.send(await next(-number))
                            subject.send(await next(number))
                        }
                    },
                    hasArrived: { subject.value == .b($0) }
                )
            },
        ]
    )
}

/// An asynchronous state that does not suspend.
private func next(_ number: Int) async -> TwoWordState {
    keep(number)
    return .b(number)
}
