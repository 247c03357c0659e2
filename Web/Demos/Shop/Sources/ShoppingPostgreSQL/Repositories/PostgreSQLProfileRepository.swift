#if PostgreSQL
import ShoppingDatabase
import ShoppingFeatures

/// A shopper's profile in PostgreSQL.
struct PostgreSQLProfileRepository: ProfileRepository {
    let database: PostgreSQLShop
    let visitor: String

    func usernames() async throws -> Changes<Username> {
        database.usernames.feeds.changes(of: visitor)
    }

    func save(_ username: Username) async throws {
        _ = try await database.access.write(for: visitor, changing: database.usernames) { [visitor] request in
            try await request.result(
                of: """
                    INSERT INTO profile (visitor, username) VALUES ($1, $2)
                    ON CONFLICT (visitor) DO UPDATE SET username = excluded.username
                    """,
                visitor,
                username.description
            )
        }
    }
}

extension Username {
    /// Returns the user name of a visitor.
    static func fetch(_ request: PostgreSQLRequest, of visitor: String) async throws -> Username {
        let rows = try await request.rows("SELECT username FROM profile WHERE visitor = $1", visitor)
        return try rows.first.map { try Username($0.text(0)) } ?? .initial
    }
}
#endif
