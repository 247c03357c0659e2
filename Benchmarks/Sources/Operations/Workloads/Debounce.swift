import AsyncAlgorithms
import Dispatch
import Floors
import OpenCombine
import OpenCombineDispatch
import VSM

extension MeasuredOperation {
    static let debounce = MeasuredOperation(
        "debounce",
        "debounce a call, 10,000 in one go²",
        goal: Goal(),
        runs: (1, 2),
        batch: 10_000,
        countsAllThreads: true,
        contenders: [
            .steps(.ours) {
                let container = StateContainer<TwoWordState>(state: .a(0))
                return Steps(
                    start: { number in
                        for index in 1...10_000 {
                            container.observe(state(index, of: number), debounced: .milliseconds(1))
                        }
                    },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.floor) {
                let container = StoredState(TwoWordState.a(0))
                let latest = LatestCall()
                return Steps(
                    start: { number in
                        for index in 1...10_000 {
                            latest.wait(.milliseconds(1)) { container.set(state(index, of: number)) }
                        }
                    },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.subject) {
                let container = StoredState(TwoWordState.a(0))
                let subject = PassthroughSubject<TwoWordState, Never>()
                let subscription =
                    subject
                    .debounce(for: .milliseconds(1), scheduler: DispatchQueue.main.ocombine)
                    .sink { container.set($0) }
                return Steps(
                    start: { number in
                        for index in 1...10_000 { subject.send(state(index, of: number)) }
                    },
                    hasArrived: { number in
                        withExtendedLifetime(subscription) { container.state == .b(number) }
                    }
                )
            },
            .steps(.asyncAlgorithms) {
                let (stream, continuation) = AsyncStream.makeStream(of: TwoWordState.self)
                let container = StoredState(TwoWordState.a(0))
                Task { for await state in stream.debounce(for: .milliseconds(1)) { container.set(state) } }
                return Steps(
                    start: { number in
                        for index in 1...10_000 { continuation.yield(state(index, of: number)) }
                    },
                    hasArrived: { container.state == .b($0) }
                )
            },
        ]
    )
}

/// Returns a state; the last of ten thousand is the one to wait for.
private func state(_ index: Int, of number: Int) -> TwoWordState {
    index == 10_000 ? .b(number) : .a(index)
}
