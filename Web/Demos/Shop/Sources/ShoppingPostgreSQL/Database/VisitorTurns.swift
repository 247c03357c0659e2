#if PostgreSQL
import Synchronization

/// Runs the changes of each visitor one after the other, in the order in which they were asked for.
///
/// A change that has to wait for the database would otherwise be made after later ones, and undo them.
final class VisitorTurns: Sendable {
    private struct Turn {
        let number: Int
        let end: Task<Void, Never>
    }

    /// The last change of each visitor with changes that are not finished.
    private let turns = Mutex<(last: Int, byVisitor: [String: Turn])>((0, [:]))

    /// Makes a change after the earlier ones of the same visitor, even if the caller is cancelled.
    func perform<Output: Sendable>(
        for visitor: String,
        _ change: @escaping @Sendable () async -> Output
    ) async -> Output {
        await begin(visitor, change).value
    }

    @inline(never)
    private func begin<Output: Sendable>(
        _ visitor: String,
        _ change: @escaping @Sendable () async -> Output
    ) -> Task<Output, Never> {
        turns.withLock { turns in
            turns.last += 1
            let number = turns.last
            let earlier = turns.byVisitor[visitor]?.end
            let task = Task {
                await earlier?.value
                return await change()
            }
            let end = Task {
                _ = await task.value
                self.end(visitor, number)
            }
            turns.byVisitor[visitor] = Turn(number: number, end: end)
            return task
        }
    }

    @inline(never)
    private func end(_ visitor: String, _ number: Int) {
        turns.withLock { turns in
            if turns.byVisitor[visitor]?.number == number { turns.byVisitor[visitor] = nil }
        }
    }
}
#endif
