import Observation
import VSM

extension MeasuredOperation {
    /// Reading a state in a program that tracks nothing.
    static let readState = MeasuredOperation(
        "read",
        "read a state that nothing tracks",
        contenders: [
            .direct(.ours) { count in
                let container = StateContainer<TwoWordState>(state: .a(0))
                for _ in 0..<count { precondition(container.state == .a(0)) }
            },
            .direct(.observable) { count in
                let object = ObservableState(.a(0))
                for _ in 0..<count { precondition(object.state == .a(0)) }
            },
        ]
    )

    /// Reading a state in a view that is redrawn for each change.
    static let readTrackedState = MeasuredOperation(
        "read-tracked",
        "read a state with tracking, then change it",
        contenders: [
            .direct(.ours) { count in
                let container = StateContainer<TwoWordState>(state: .a(0))
                track(count, read: { container.state }, change: { container.observe($0) })
            },
            .direct(.observable) { count in
                let object = ObservableState(.a(0))
                track(count, read: { object.state }, change: { object.state = $0 })
            },
        ]
    )
}

/// Reads a state once, and again after each change.
@MainActor
private func track(_ count: Int, read: () -> TwoWordState, change: (TwoWordState) -> Void) {
    let tally = Tally()
    for number in 0..<count {
        withObservationTracking {
            tally.closure(read())
        } onChange: { [changes = Changes(tally)] in
            changes.tally.closure(.a(number))
        }
        change(.b(number))
    }
    tally.expect(2 * count)
}

/// Passes a tally to a closure that is called on the thread that changes the state.
private struct Changes: @unchecked Sendable {
    let tally: Tally

    init(_ tally: Tally) {
        self.tally = tally
    }
}
