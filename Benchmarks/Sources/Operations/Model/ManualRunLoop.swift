/// Lets the main actor run, at the hands of a workload that is a job of it.
@MainActor
public struct ManualRunLoop {
    private let turn: () -> Void

    /// Wraps what lets the main actor do what is ready, or wait for something to become ready.
    public init(turn: @escaping () -> Void) {
        self.turn = turn
    }

    /// Lets the main actor run until something has happened.
    func run(until hasHappened: () -> Bool) {
        while !hasHappened() { turn() }
    }

    /// Lets the main actor do what is on its way to it from here, also by way of another thread.
    func runOnce() {
        var hasPassed = false
        Task {
            await leaveAndReturn()
            hasPassed = true
        }
        run { hasPassed }
    }
}

@concurrent
private func leaveAndReturn() async {
    keep(0)
}
