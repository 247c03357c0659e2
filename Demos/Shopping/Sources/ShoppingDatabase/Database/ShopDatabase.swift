import GRDB
import ShoppingFeatures

/// The data of the shop, in an SQLite file with a write-ahead log.
///
/// Observers see the changes that are made through one value of this type and its copies. They see changes by other
/// processes, or through another value for the same file, when the data is loaded again: when a page is opened, or
/// after the visitor's next change. Such changes do not affect orders, because an order is for the cart that the
/// shopper saw.
public struct ShopDatabase: Sendable {
    let access: DatabaseAccess
    let carts: DatabaseFeeds<Cart>
    let orders: DatabaseFeeds<[Order]>
    let favorites: DatabaseFeeds<[Product]>
    let usernames: DatabaseFeeds<Username>
    let settings: DatabaseFeeds<Settings>

    var pool: DatabasePool { access.pool }

    /// Opens the database, and fills a new one with its tables and the products.
    ///
    /// - Parameters:
    ///   - path: the path of the file, which is created if it does not exist.
    ///   - productCount: the minimum number of products; missing ones are generated. No product is ever removed.
    ///   - report: is called on any thread when a request fails because of the database, for example because its file
    ///     was deleted. It is called once for each problem until a request succeeds.
    /// - Throws: ``DatabaseProblem`` if the file cannot be opened, or is not a database of the shop.
    public init(
        path: String,
        productCount: Int = 0,
        report: @escaping @Sendable (DatabaseProblem) -> Void = { _ in }
    ) throws {
        try self.init(path: path, productCount: productCount, configuration: Self.configuration, report: report)
    }

    init(
        path: String,
        productCount: Int = 0,
        configuration: Configuration,
        report: @escaping @Sendable (DatabaseProblem) -> Void = { _ in }
    ) throws {
        do {
            access = try DatabaseAccess(
                path: path,
                configuration: configuration,
                problems: ProblemReporter(name: path, report: report)
            )
            try Self.migrator.migrate(access.pool)
            try Self.generateProducts(upTo: productCount, in: access.pool)
        } catch let problem as DatabaseProblem {
            throw problem
        } catch {
            throw DatabaseProblem(description: "\(path) cannot be used as the shop's database: \(error)")
        }
        carts = DatabaseFeeds(access) { try Cart.fetch($0, of: $1) }
        orders = DatabaseFeeds(access) { try Order.fetchLatest($0, of: $1) }
        favorites = DatabaseFeeds(access) { try Product.fetchFavorites($0, of: $1) }
        usernames = DatabaseFeeds(access) { try Username.fetch($0, of: $1) }
        settings = DatabaseFeeds(access) { try Settings.fetch($0, of: $1) }
    }

    static var configuration: Configuration {
        var configuration = Configuration()
        // Another process may be writing.
        configuration.busyMode = .timeout(5)
        return configuration
    }
}
