import GRDB
import ShoppingFeatures

/// A shopper's profile in the database of the shop.
struct DatabaseProfileRepository: ProfileRepository {
    let database: ShopDatabase
    let visitor: String

    func usernames() async throws -> Changes<Username> {
        database.usernames.feeds.changes(of: visitor)
    }

    func save(_ username: Username) async throws {
        try await database.access.write(for: visitor, changing: database.usernames) { [visitor] database in
            try database.execute(
                sql: """
                    INSERT INTO profile (visitor, username) VALUES (?, ?)
                    ON CONFLICT (visitor) DO UPDATE SET username = excluded.username
                    """,
                arguments: [visitor, username.description]
            )
        }
    }
}

extension Username {
    /// Returns the user name of a visitor.
    static func fetch(_ database: Database, of visitor: String) throws -> Username {
        let name = try String.fetchOne(
            database,
            sql: "SELECT username FROM profile WHERE visitor = ?",
            arguments: [visitor]
        )
        return try name.map { try Username($0) } ?? .initial
    }
}
