import GRDB
public import ShoppingFeatures
public import VSM

/// A shopper's settings in the database of the shop.
public struct DatabaseSettingsRepository: SettingsRepository {
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

    /// The current settings, and the settings after each change.
    public var settingsPublisher: AnyPublisher<Settings, any Error> {
        database.settings.publisher(for: visitor)
    }

    /// Turns a setting on or off.
    public func set(_ setting: Setting, to isOn: Bool) -> AnyPublisher<Void, any Error> {
        database.access.write { [visitor] database in
            try database.execute(
                sql: """
                    INSERT INTO setting (visitor, name, isOn) VALUES (?, ?, ?)
                    ON CONFLICT (visitor, name) DO UPDATE SET isOn = excluded.isOn
                    """,
                arguments: [visitor, setting.rawValue, isOn]
            )
        } noteChanges: { [database, visitor] proceed in
            database.settings.noteChange(of: visitor, then: proceed)
        }
    }
}

extension Settings {
    /// The settings of a visitor.
    static func fetch(_ database: Database, of visitor: String) throws -> Settings {
        let names = try String.fetchAll(
            database,
            sql: "SELECT name FROM setting WHERE visitor = ? AND isOn",
            arguments: [visitor]
        )
        // A setting that no longer exists is ignored.
        return Settings(on: Set(names.compactMap(Setting.init)))
    }
}
