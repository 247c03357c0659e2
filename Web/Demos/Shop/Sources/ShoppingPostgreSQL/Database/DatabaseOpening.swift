#if PostgreSQL
import ShoppingDatabase
import Synchronization

/// Whether a database is open, or why not.
final class DatabaseOpening: Sendable {
    private let current: Mutex<DatabaseProblem?>

    init(_ address: PostgreSQLAddress) {
        current = Mutex(DatabaseProblem(description: "\(address) is not open yet."))
    }

    /// Why the database is not open, or `nil` if it is.
    var problem: DatabaseProblem? {
        @inline(never) get { current.withLock { $0 } }
        @inline(never) set { current.withLock { $0 = newValue } }
    }
}
#endif
