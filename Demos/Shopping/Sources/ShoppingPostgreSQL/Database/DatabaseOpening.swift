#if PostgreSQL
import ShoppingDatabase
import Synchronization

/// Whether a database is open, or why not.
final class DatabaseOpening: Sendable {
    private enum State {
        case closed(DatabaseProblem)
        case open(ChangeListener)
    }

    private let state: Mutex<State>

    init(_ address: PostgreSQLAddress) {
        state = Mutex(.closed(DatabaseProblem(description: "\(address) is not open yet.")))
    }

    /// Why the database is not open, or `nil` if it is.
    var problem: DatabaseProblem? {
        @inline(never) get {
            state.withLock { if case .closed(let problem) = $0 { problem } else { nil } }
        }
    }

    /// What listens to the changes of other processes, once the database is open.
    var listener: ChangeListener? {
        @inline(never) get {
            state.withLock { if case .open(let listener) = $0 { listener } else { nil } }
        }
    }

    @inline(never)
    func succeed(with listener: ChangeListener) {
        state.withLock { $0 = .open(listener) }
    }

    @inline(never)
    func fail(with problem: DatabaseProblem) {
        state.withLock { $0 = .closed(problem) }
    }
}
#endif
