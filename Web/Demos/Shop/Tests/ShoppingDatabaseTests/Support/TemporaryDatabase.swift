#if PostgreSQL
import CPostgreSQL
import Foundation
import Testing

@testable import ShoppingDatabase
@testable import ShoppingPostgreSQL

/// An empty database on the PostgreSQL server of the tests.
///
/// It disappears together with the server.
final class TemporaryDatabase: Sendable {
    let uri: String
    private static let queue = DispatchQueue(label: "Databases of the tests")

    init() async throws {
        let server = try #require(TestDatabase.server.flatMap { URLComponents(string: $0) })
        let name = "shop-" + UUID().uuidString
        try await withCheckedThrowingContinuation { continuation in
            Self.queue.async { continuation.resume(with: Result { try Self.create(name) }) }
        }
        var address = server
        address.path = "/" + name
        uri = try #require(address.string)
    }

    /// Creates a database.
    ///
    /// One after another, because the server copies its template.
    private static func create(_ name: String) throws {
        let administrator = PQconnectdb(TestDatabase.server)
        defer { PQfinish(administrator) }
        let identifier = PQescapeIdentifier(administrator, name, name.utf8.count)
        defer { PQfreemem(identifier) }
        let result = PQexec(administrator, "CREATE DATABASE " + String(cString: try #require(identifier)))
        defer { PQclear(result) }
        try #require(PQresultStatus(result) == PGRES_COMMAND_OK, "\(String(cString: PQerrorMessage(administrator)))")
    }

    /// Opens the database, as a process of the shop does.
    func open(productCount: Int = 0, problems: ProblemList = ProblemList()) async throws -> PostgreSQLShop {
        let shop = try PostgreSQLShop(uri: uri, productCount: productCount, patience: .seconds(300)) {
            problems.add($0)
        }
        try await shop.open()
        return shop
    }

    /// Opens a connection beside those of the shop.
    func request() async throws -> PostgreSQLRequest {
        let deadline = ContinuousClock.now + .seconds(300)
        let connection = try await PostgreSQLConnection.open(PostgreSQLAddress(uri), until: deadline)
        return PostgreSQLRequest(connection: connection, deadline: deadline)
    }
}
#endif
