import GRDB
import ShoppingFeatures

/// A shopper's settings in the database of the shop.
struct DatabaseSettingsRepository: SettingsRepository {
    let database: ShopDatabase
    let visitor: String

    func settings() async throws -> Changes<Settings> {
        database.settings.feeds.changes(of: visitor)
    }

    func set(_ setting: Setting, to isOn: Bool) async throws {
        try await database.access.write(for: visitor, changing: database.settings) { [visitor] database in
            try database.execute(
                sql: """
                    INSERT INTO setting (visitor, name, isOn) VALUES (?, ?, ?)
                    ON CONFLICT (visitor, name) DO UPDATE SET isOn = excluded.isOn
                    """,
                arguments: [visitor, setting.rawValue, isOn]
            )
        }
    }
}

extension Settings {
    /// Returns the settings of a visitor.
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
