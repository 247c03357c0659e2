import VSM

extension MeasuredOperation {
    static let debounce = MeasuredOperation(
        "debounce",
        "debounce a call, 10,000 in one go",
        runs: (1, 2),
        batch: 10_000,
        countsAllThreads: true,
        contenders: [
            .steps(.ours) {
                let container = StateContainer<TwoWordState>(state: .a(0))
                return Steps(
                    start: { number in
                        for index in 1...10_000 {
                            let state: TwoWordState = index == 10_000 ? .b(number) : .a(index)
                            container.observe(state, debounced: .milliseconds(1))
                        }
                    },
                    hasArrived: { container.state == .b($0) }
                )
            }
        ]
    )
}
