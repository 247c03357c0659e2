import Floors
import OpenCombine
import VSM

extension MeasuredOperation {
    static let supersedeThousand = MeasuredOperation(
        "supersede-thousand",
        "supersede a pending action, 1,000 in one go",
        runs: (2, 12),
        batch: 1_000,
        contenders: [
            .steps(.ours) {
                let container = StateContainer<TwoWordState>(state: .a(0))
                return Steps(
                    start: { number in
                        for index in 1..<1_000 { container.observe { .a(index) } }
                        container.observe { .b(number) }
                    },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.floor) {
                let container = StoredState(TwoWordState.a(0))
                let running = RunningTask()
                return Steps(
                    start: { number in
                        for index in 1..<1_000 { running.replace { container.set(.a(index)) } }
                        running.replace { container.set(.b(number)) }
                    },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.subject) {
                let subject = CurrentValueSubject<TwoWordState, Never>(.a(0))
                let running = RunningTask()
                return Steps(
                    start: { number in
                        for index in 1..<1_000 { running.replace { subject.send(.a(index)) } }
                        running.replace { subject.send(.b(number)) }
                    },
                    hasArrived: { subject.value == .b($0) }
                )
            },
        ]
    )
}
