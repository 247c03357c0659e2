import GRDB
public import ShoppingFeatures
public import VSM

/// A shopper's profile in the database of the shop.
public struct DatabaseProfileRepository: ProfileRepository {
    private let database: ShopDatabase
    private let visitor: String

    /// Creates a repository on a database.
    ///
    /// - Parameters:
    ///   - database: the database of the shop.
    ///   - visitor: identifies the shopper.
    public init(_ database: ShopDatabase, visitor: String) {
        self.database = database
        self.visitor = visitor
    }

    /// The current user name, and the user name after each change.
    public var usernamePublisher: AnyPublisher<Username, any Error> {
        database.usernames.publisher(for: visitor)
    }

    /// Changes the user name.
    public func save(_ username: Username) -> AnyPublisher<Void, any Error> {
        database.access.write { [visitor] database in
            try database.execute(
                sql: """
                    INSERT INTO profile (visitor, username) VALUES (?, ?)
                    ON CONFLICT (visitor) DO UPDATE SET username = excluded.username
                    """,
                arguments: [visitor, username.description]
            )
        } noteChanges: { [database, visitor] proceed in
            database.usernames.noteChange(of: visitor, then: proceed)
        }
    }
}

extension Username {
    /// The user name of a visitor.
    static func fetch(_ database: Database, of visitor: String) throws -> Username {
        let name = try String.fetchOne(
            database,
            sql: "SELECT username FROM profile WHERE visitor = ?",
            arguments: [visitor]
        )
        return try name.map { try Username($0) } ?? .initial
    }
}
