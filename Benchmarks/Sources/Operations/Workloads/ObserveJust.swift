import Floors
import OpenCombine
import VSM

extension MeasuredOperation {
    static let observeJust = MeasuredOperation(
        "observe-just",
        "observe Just(state), erased",
        contenders: [
            .direct(.ours) { count in
                let container = StateContainer<TwoWordState>(state: .a(0))
                for number in 1...count { container.observe(Just(.b(number)).eraseToAnyPublisher()) }
                precondition(container.state == .b(count))
            },
            .direct(.floor) { count in
                let tally = Tally()
                for number in 1...count {
                    let publisher = Just(TwoWordState.b(number)).eraseToAnyPublisher()
                    let subscription = publisher.sink(receiveValue: tally.closure)
                    withExtendedLifetime(subscription) {}
                }
                tally.expect(count)
            },
        ]
    )
}
