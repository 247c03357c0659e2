/// Runs the jobs of the main actor within a workload that is itself one of its jobs.
@MainActor
public struct ManualRunLoop {
    private let turn: () -> Void

    /// Wraps a function that runs the ready jobs of the main actor, or waits for one.
    public init(turn: @escaping () -> Void) {
        self.turn = turn
    }

    /// Runs jobs of the main actor until a condition holds.
    func run(until hasHappened: () -> Bool) {
        while !hasHappened() { turn() }
    }

    /// Runs the jobs that this code sent to the main actor, directly or through another thread.
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
