import ShoppingDatabase
import ShoppingFeatures
import VSMWeb

#if PostgreSQL
import ShoppingPostgreSQL
#endif

/// The data of the shop: in a file of SQLite, or in PostgreSQL.
struct ShopData {
    /// Where the data is, without a password.
    let place: String
    /// Creates the dependencies of a visitor.
    let dependencies: @Sendable (_ visitor: String) -> any ShoppingDependencies
    /// Stores the states of pages, if several processes share the data.
    let pageStore: (any PageStore)?
    /// Why the data is not available, or `nil` if it is.
    let problem: @Sendable () -> DatabaseProblem?
    /// Opens the data as soon as this is possible.
    let openWhenPossible: @Sendable () async -> Void

    /// Whether a setting is the address of a PostgreSQL database, and not the path of a file.
    static func isAddress(_ setting: String) -> Bool {
        setting.hasPrefix("postgres://") || setting.hasPrefix("postgresql://")
    }

    /// Opens the file with the data.
    ///
    /// PostgreSQL is opened by ``openWhenPossible``.
    ///
    /// - Throws: ``DatabaseProblem`` if the file is not a database of the shop, or ``SettingProblem``.
    init(_ settings: ShopSettings, report: @escaping @Sendable (DatabaseProblem) -> Void) throws {
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
            problem = { nil }
            openWhenPossible = {}
            return
        }
        #if PostgreSQL
        let database = try PostgreSQLShop(
            uri: settings.database,
            productCount: settings.productCount,
            report: report
        )
        place = database.address
        dependencies = { DatabaseDependencies(database, visitor: $0, disturbance: disturbance) }
        pageStore = PostgreSQLPageStore(database: database)
        problem = { database.problem }
        openWhenPossible = { await database.openWhenPossible() }
        #else
        throw SettingProblem(
            description: "SHOPPING_DATABASE is the address of a PostgreSQL database, and this program was built without"
                + " PostgreSQL. Build it with --traits Web,PostgreSQL, or name a file."
        )
        #endif
    }
}
