/// The turn of a finishing action, for which the next one of the container waits.
///
/// Only the owner of the container uses it.
final class FinishingTurn {
    private(set) var isOver = false
    private var next: CheckedContinuation<Void, Never>?

    /// Ends the turn, and begins the next one.
    func end() {
        isOver = true
        let next = next
        self.next = nil
        next?.resume()
    }

    /// Waits for the end of the turn; only the next turn does so.
    nonisolated(nonsending) func waitForEnd() async {
        if isOver { return }
        await withCheckedContinuation { next = $0 }
    }
}

/// Starts a finishing action when its turn begins, in a task that keeps the context of the caller.
///
/// Unchecked: see ``IsolatedOperation``.
struct FinishingTurnOperation: IsolatedOperation, @unchecked Sendable {
    let earlier: FinishingTurn
    let start: () -> Void

    func run() async {
        await earlier.waitForEnd()
        start()
    }
}
