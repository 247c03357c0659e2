import VSM

extension MeasuredOperation {
    static let observeStateObserved = MeasuredOperation(
        "observe-observed",
        "… no subscriber, an observer attached",
        goal: Goal(),
        contenders: [
            .direct(.ours) { count in
                let container = StateContainer<TwoWordState>(state: .a(0))
                container.attach(SilentObserver())
                for number in 1...count { container.observe(.b(number)) }
                precondition(container.state == .b(count))
            }
        ]
    )
}

/// Receives every event and ignores it.
private struct SilentObserver: ContainerObserver {
    func containerDidEmit(_ event: ContainerEvent) {}
}
