import Floors
import OpenCombine
import VSM

extension MeasuredOperation {
    static let observeStream = MeasuredOperation(
        "observe-stream",
        "a state of an AsyncStream of 1,000²",
        goal: Goal(.atMostTimesFloor(1.3)),
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

    static let observeWaitingStream = MeasuredOperation(
        "observe-stream-waiting",
        "… of one that is waited for each time²",
        goal: Goal(.atMostTimesFloor(1.3)),
        countsAllThreads: true,
        contenders: [
            .steps(.ours) {
                let (stream, continuation) = AsyncStream.makeStream(of: TwoWordState.self)
                let container = StateContainer<TwoWordState>(state: .a(0))
                container.observe(stream)
                return Steps(
                    start: { continuation.yield(.b($0)) },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.floor) {
                let (stream, continuation) = AsyncStream.makeStream(of: TwoWordState.self)
                let container = StoredState(TwoWordState.a(0))
                Task { for await state in stream { container.set(state) } }
                return Steps(
                    start: { continuation.yield(.b($0)) },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.subject) {
                let (stream, continuation) = AsyncStream.makeStream(of: TwoWordState.self)
                let subject = CurrentValueSubject<TwoWordState, Never>(.a(0))
                Task { for await state in stream { subject.send(state) } }
                return Steps(
                    start: { continuation.yield(.b($0)) },
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
