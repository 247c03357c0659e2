import Floors
import OpenCombine
import VSM

extension MeasuredOperation {
    static let supersedeThousand = supersede(
        "supersede-thousand",
        "supersede a pending action, 1,000 in one go",
        count: 1_000,
        runs: (2, 12)
    )

    static let supersedeTenThousand = supersede(
        "supersede-ten-thousand",
        "… 10,000 in one go",
        count: 10_000,
        runs: (1, 2)
    )

    private static func supersede(
        _ name: String,
        _ title: String,
        count: Int,
        runs: (short: Int, long: Int)
    ) -> MeasuredOperation {
        MeasuredOperation(
            name,
            title,
            goal: Goal(.atMostTimesFloor(1.1)),
            runs: runs,
            batch: count,
            contenders: [
                .steps(.ours) {
                    let container = StateContainer<TwoWordState>(state: .a(0))
                    return Steps(
                        start: { number in
                            for index in 1..<count { container.observe { .a(index) } }
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
                            for index in 1..<count { running.replace { container.set(.a(index)) } }
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
                            for index in 1..<count { running.replace { subject.send(.a(index)) } }
                            running.replace { subject.send(.b(number)) }
                        },
                        hasArrived: { subject.value == .b($0) }
                    )
                },
            ]
        )
    }
}
