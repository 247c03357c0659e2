/// Lets the main actor run from within a workload that is one of its jobs.
@MainActor
public struct ManualRunLoop {
    private let turn: () -> Void

    /// Wraps a function that lets the main actor run what is ready, or wait until something is.
    public init(turn: @escaping () -> Void) {
        self.turn = turn
    }

    /// Lets the main actor run until something has happened.
    func run(until hasHappened: () -> Bool) {
        while !hasHappened() { turn() }
    }

    /// Lets the main actor run what was sent to it from here, directly or through another thread.
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
