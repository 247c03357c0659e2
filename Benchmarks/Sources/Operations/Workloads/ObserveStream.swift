import Floors
import OpenCombine
import VSM

extension MeasuredOperation {
    static let observeStream = MeasuredOperation(
        "observe-stream",
        "a state of an AsyncStream of 1,000",
        runs: (2, 12),
        batch: 1_000,
        countsAllThreads: true,
        contenders: [
            .steps(.ours) {
                let container = StateContainer<TwoWordState>(state: .a(0))
                return Steps(
                    start: { container.observe(streamOfThousandStates(last: $0)) },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.floor) {
                let container = StoredState(TwoWordState.a(0))
                return Steps(
                    start: { number in
                        Task { for await state in streamOfThousandStates(last: number) { container.set(state) } }
                    },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.subject) {
                let subject = CurrentValueSubject<TwoWordState, Never>(.a(0))
                return Steps(
                    start: { number in
                        Task { for await state in streamOfThousandStates(last: number) { subject.send(state) } }
                    },
                    hasArrived: { subject.value == .b($0) }
                )
            },
        ]
    )
}

/// A stream that already has all of its states.
private func streamOfThousandStates(last number: Int) -> AsyncStream<TwoWordState> {
    let (stream, continuation) = AsyncStream.makeStream(of: TwoWordState.self)
    for index in 1..<1_000 { continuation.yield(.a(index)) }
    continuation.yield(.b(number))
    continuation.finish()
    return stream
}
