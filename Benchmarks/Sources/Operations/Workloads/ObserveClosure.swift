import Floors
import OpenCombine
import VSM

extension MeasuredOperation {
    static let observeClosure = MeasuredOperation(
        "observe-closure",
        "observe an async closure to its state",
        contenders: [
            .steps(.ours) {
                let container = StateContainer<TwoWordState>(state: .a(0))
                return Steps(
                    start: { number in container.observe { .b(number) } },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.floor) {
                let container = StoredState(TwoWordState.a(0))
                return Steps(
                    start: { number in Task { container.set(.b(number)) } },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.subject) {
                let subject = CurrentValueSubject<TwoWordState, Never>(.a(0))
                return Steps(
                    start: { number in Task { subject.send(.b(number)) } },
                    hasArrived: { subject.value == .b($0) }
                )
            },
            .steps(.published) {
                let object = PublishedState(.a(0))
                return Steps(
                    start: { number in Task { object.state = .b(number) } },
                    hasArrived: { object.state == .b($0) }
                )
            },
        ]
    )
}
