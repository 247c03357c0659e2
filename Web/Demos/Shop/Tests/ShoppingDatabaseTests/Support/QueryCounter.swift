import GRDB
import Synchronization

@testable import ShoppingDatabase

/// Counts the queries that a database runs.
final class QueryCounter: Sendable {
    private let queries = Mutex<[String]>([])

    /// A configuration of a database whose queries are counted.
    var configuration: Configuration {
        var configuration = ShopDatabase.configuration
        configuration.prepareDatabase { [self] database in
            database.trace { [self] event in
                if case .statement(let statement) = event { note(statement.sql) }
            }
        }
        return configuration
    }

    /// The number of queries that contain a text.
    @inline(never)
    func count(of text: String) -> Int {
        queries.withLock { queries in queries.count { $0.contains(text) } }
    }

    @inline(never)
    private func note(_ sql: String) {
        queries.withLock { $0.append(sql) }
    }
}
