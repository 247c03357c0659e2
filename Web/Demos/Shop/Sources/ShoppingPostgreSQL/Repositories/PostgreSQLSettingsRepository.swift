#if PostgreSQL
import ShoppingDatabase
import ShoppingFeatures

/// A shopper's settings in PostgreSQL.
struct PostgreSQLSettingsRepository: SettingsRepository {
    let database: PostgreSQLShop
    let visitor: String

    func settings() async throws -> Changes<Settings> {
        database.settings.feeds.changes(of: visitor)
    }

    func set(_ setting: Setting, to isOn: Bool) async throws {
        _ = try await database.access.write(for: visitor, changing: database.settings) { [visitor] request in
            try await request.result(
                of: """
                    INSERT INTO setting (visitor, name, isOn) VALUES ($1, $2, $3::boolean)
                    ON CONFLICT (visitor, name) DO UPDATE SET isOn = excluded.isOn
                    """,
                visitor,
                setting.rawValue,
                isOn
            )
        }
    }
}

extension Settings {
    /// Returns the settings of a visitor.
    static func fetch(_ request: PostgreSQLRequest, of visitor: String) async throws -> Settings {
        let rows = try await request.rows("SELECT name FROM setting WHERE visitor = $1 AND isOn", visitor)
        // A setting that no longer exists is ignored.
        return Settings(on: Set(try rows.compactMap { Setting(rawValue: try $0.text(0)) }))
    }
}
#endif
