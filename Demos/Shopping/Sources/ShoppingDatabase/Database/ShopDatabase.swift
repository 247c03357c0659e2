import GRDB
import ShoppingFeatures

/// The data of the shop, in an SQLite file with a write-ahead log.
///
/// What is observed follows the changes that are made through one value of this type and its copies. Changes by other
/// processes, or by another value for the same file, are seen when the data is loaded the next time: by a page that is
/// opened, or after the visitor's next change. Orders are safe from them: an order is for what the shopper saw.
public struct ShopDatabase: Sendable {
    let access: DatabaseAccess
    let carts: VisitorFeeds<Cart>
    let orders: VisitorFeeds<[Order]>
    let favorites: VisitorFeeds<[Product]>
    let usernames: VisitorFeeds<Username>
    let settings: VisitorFeeds<Settings>

    var pool: DatabasePool { access.pool }

    /// Opens the database, and fills a new one with its tables and the products.
    ///
    /// - Parameters:
    ///   - path: the path of the file, which is created if it does not exist.
    ///   - productCount: how many products there are at least: those that are missing are generated. No product is ever
    ///     removed.
    ///   - report: is called, on any thread, when a request fails because of the database, for instance because its file
    ///     was deleted; once for each problem, until a request succeeds.
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
                problems: ProblemReporter(path: path, report: report)
            )
            try Self.migrator.migrate(access.pool)
            try Self.generateProducts(upTo: productCount, in: access.pool)
        } catch let problem as DatabaseProblem {
            throw problem
        } catch {
            throw DatabaseProblem(description: "\(path) cannot be used as the shop's database: \(error)")
        }
        carts = VisitorFeeds(access) { try Cart.fetch($0, of: $1) }
        orders = VisitorFeeds(access) { try Order.fetchLatest($0, of: $1) }
        favorites = VisitorFeeds(access) { try Product.fetchFavorites($0, of: $1) }
        usernames = VisitorFeeds(access) { try Username.fetch($0, of: $1) }
        settings = VisitorFeeds(access) { try Settings.fetch($0, of: $1) }
    }

    static var configuration: Configuration {
        var configuration = Configuration()
        // Another process may be writing.
        configuration.busyMode = .timeout(5)
        return configuration
    }
}
