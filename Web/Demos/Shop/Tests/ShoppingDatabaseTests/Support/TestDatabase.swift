import Foundation
import ShoppingDatabase
import Testing

/// The databases on which the tests of the repositories run.
enum TestDatabase: String, CustomTestStringConvertible, Sendable {
    case sqlite = "SQLite"
    case postgreSQL = "PostgreSQL"

    /// The address of a PostgreSQL server on which the user may create databases, from `SHOPPING_TEST_POSTGRESQL`.
    static let server = ProcessInfo.processInfo.environment["SHOPPING_TEST_POSTGRESQL"]

    /// Whether the tests can run on PostgreSQL.
    static var hasPostgreSQL: Bool {
        #if PostgreSQL
        server != nil
        #else
        false
        #endif
    }

    static var available: [TestDatabase] { hasPostgreSQL ? [.sqlite, .postgreSQL] : [.sqlite] }

    var testDescription: String { rawValue }
}
