import VSM

extension MeasuredOperation {
    static let observeSequenceOfTwo = MeasuredOperation(
        "observe-sequence-two",
        "StateSequence of two states, one synchronous",
        contenders: [
            .steps(.ours) {
                let container = StateContainer<TwoWordState>(state: .a(0))
                return Steps(
                    start: { number in
                        container.observe(StateSequence({ .a(number) }, { await next(number) }))
                    },
                    hasArrived: { container.state == .b($0) }
                )
            }
        ]
    )
}

/// An asynchronous state that does not suspend.
private func next(_ number: Int) async -> TwoWordState {
    keep(number)
    return .b(number)
}
