import ShoppingDatabase
import ShoppingFeatures
import VSMWeb

#if PostgreSQL
import ShoppingPostgreSQL
#endif

/// A shop whose data is open: in a file of SQLite, or in PostgreSQL.
struct OpenShop {
    /// Where the data is, without a password.
    let place: String
    /// Creates the dependencies of a visitor.
    let dependencies: @Sendable (_ visitor: String) -> any ShoppingDependencies
    /// Stores the states of pages, if several processes share the data.
    let pageStore: (any PageStore)?

    /// Whether a setting is the address of a PostgreSQL database, and not the path of a file.
    static func isAddress(_ setting: String) -> Bool {
        setting.hasPrefix("postgres://") || setting.hasPrefix("postgresql://")
    }

    /// Opens the data.
    ///
    /// - Throws: ``DatabaseProblem`` if this is not possible. It can be tried again.
    init(_ settings: ShopSettings, report: @escaping @Sendable (DatabaseProblem) -> Void) async throws {
        let disturbance = settings.disturbance
        guard Self.isAddress(settings.database) else {
            let database = try ShopDatabase(
                path: settings.database,
                productCount: settings.productCount,
                report: report
            )
            place = settings.database
            dependencies = { DatabaseDependencies(database, visitor: $0, disturbance: disturbance) }
            pageStore = nil
            return
        }
        #if PostgreSQL
        let database = try await PostgreSQLShop(
            uri: settings.database,
            productCount: settings.productCount,
            report: report
        )
        place = database.address
        dependencies = { DatabaseDependencies(database, visitor: $0, disturbance: disturbance) }
        pageStore = PostgreSQLPageStore(database: database)
        #else
        throw SettingProblem(
            description: "SHOPPING_DATABASE is the address of a PostgreSQL database, and this program was built without"
                + " PostgreSQL. Build it with --traits Web,PostgreSQL, or name a file."
        )
        #endif
    }
}
