#if PostgreSQL
public import ShoppingDatabase
import ShoppingFeatures
import Synchronization

/// The data of the shop in PostgreSQL, for any number of processes.
///
/// A change in one process shows on the pages of all others.
public struct PostgreSQLShop: Sendable {
    /// The maximum number of connections for requests.
    ///
    /// Another one listens to changes.
    static let connectionLimit = 8

    let access: PostgreSQLAccess
    let carts: PostgreSQLFeeds<Cart>
    let orders: PostgreSQLFeeds<[Order]>
    let favorites: PostgreSQLFeeds<[Product]>
    let usernames: PostgreSQLFeeds<Username>
    let settings: PostgreSQLFeeds<Settings>
    private let uri: PostgreSQLAddress
    /// What listens to other processes, which ends with the last copy of the shop.
    private let listening = Listening()
    private let productCount: Int

    /// The address of the database, without the password.
    public var address: String { uri.description }

    /// Why the database is not open, or `nil` if it is.
    public var problem: DatabaseProblem? { access.opening.problem }

    /// The number of messages on the shop's channel that were ignored, because they were damaged, too long, or not of the
    /// shop.
    public var ignoredMessageCount: Int { listening.listener?.ignoredMessageCount ?? 0 }

    /// Creates a shop on a database, which is not open yet.
    ///
    /// Until ``open()`` succeeds, each request fails with ``problem``.
    ///
    /// - Parameters:
    ///   - uri: the address, `postgres://user:password@host:port/name`.
    ///   - productCount: the minimum number of products; missing ones are generated. No product is ever removed.
    ///   - patience: the time that a request may take.
    ///   - report: is called on any thread when a request fails because of the database. It is called once for each
    ///     problem until a request succeeds.
    /// - Throws: ``DatabaseProblem`` if the address cannot be read.
    public init(
        uri: String,
        productCount: Int = 0,
        patience: Duration = .seconds(5),
        report: @escaping @Sendable (DatabaseProblem) -> Void = { _ in }
    ) throws {
        let uri = try PostgreSQLAddress(uri)
        self.uri = uri
        self.productCount = productCount
        let access = PostgreSQLAccess(
            pool: PostgreSQLPool(uri, limit: Self.connectionLimit),
            opening: DatabaseOpening(uri),
            patience: patience,
            problems: ProblemReporter(name: uri.description, report: report)
        )
        self.access = access
        carts = PostgreSQLFeeds(.cart, access) { try await Cart.fetch($0, of: $1) }
        orders = PostgreSQLFeeds(.orders, access) { try await Order.fetchLatest($0, of: $1) }
        favorites = PostgreSQLFeeds(.favorites, access) { try await Product.fetchFavorites($0, of: $1) }
        usernames = PostgreSQLFeeds(.username, access) { try await Username.fetch($0, of: $1) }
        settings = PostgreSQLFeeds(.settings, access) { try await Settings.fetch($0, of: $1) }
    }

    /// Opens the database, and fills a new one with its tables and the products.
    ///
    /// If it throws, it can be called again, for example because PostgreSQL has not started yet.
    ///
    /// - Throws: ``DatabaseProblem`` if the server is not there or refuses, or if this is not a database of the shop.
    public func open() async throws {
        do {
            try await PostgreSQLSchema.prepare(uri, productCount: productCount, patience: access.patience)
            let feeds: [any PostgreSQLFeed] = [carts, orders, favorites, usernames, settings]
            listening.listener = try await ChangeListener(uri, access: access, feeds: feeds)
            access.opening.problem = nil
            // The pages that were opened before show the problem.
            await ChangeListener.refreshAll(feeds)
        } catch {
            let result = access.problems.reported(Result<Void, any Error>.failure(error.asProblem))
            if case .failure(let problem as DatabaseProblem) = result { access.opening.problem = problem }
            try result.get()
        }
    }

    /// Opens the database as soon as this is possible.
    ///
    /// It tries again with growing pauses until it succeeds or its task is cancelled, and reports each problem once.
    public func openWhenPossible() async {
        var pauses = GrowingPauses()
        while !Task.isCancelled, (try? await open()) == nil { try? await Task.sleep(for: pauses.next()) }
    }
}

/// What listens to the changes of other processes, once the database is open.
private final class Listening: Sendable {
    private let current = Mutex<ChangeListener?>(nil)

    var listener: ChangeListener? {
        @inline(never) get { current.withLock { $0 } }
        @inline(never) set { current.withLock { $0 = newValue } }
    }
}

extension DatabaseDependencies {
    /// Creates the dependencies of a shopper on a database in PostgreSQL.
    ///
    /// - Parameters:
    ///   - database: the database of the shop.
    ///   - visitor: identifies the shopper.
    ///   - disturbance: the delays and failures to add to the repositories, if any.
    public init(_ database: PostgreSQLShop, visitor: String, disturbance: Disturbance? = nil) {
        self.init(
            products: PostgreSQLProductRepository(database: database),
            cart: PostgreSQLCartRepository(database: database, visitor: visitor),
            orders: PostgreSQLOrderRepository(database: database, visitor: visitor),
            favorites: PostgreSQLFavoriteRepository(database: database, visitor: visitor),
            profile: PostgreSQLProfileRepository(database: database, visitor: visitor),
            settings: PostgreSQLSettingsRepository(database: database, visitor: visitor),
            disturbance: disturbance
        )
    }
}
#endif
