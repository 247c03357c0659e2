import GRDB
import ShoppingFeatures
import Testing
import VSM

@testable import ShoppingDatabase

@Suite("The cost of a change", .timeLimit(.minutes(10)))
struct ObservationCostTests {
    private static let cartQuery = "FROM cartLine"

    private let shop: TemporaryShop
    private let counter = QueryCounter()
    private let database: ShopDatabase
    private let ada: DatabaseCartRepository

    init() throws {
        shop = try TemporaryShop()
        database = try ShopDatabase(path: shop.path, configuration: counter.configuration)
        ada = DatabaseCartRepository(database: database, visitor: "Ada")
    }

    private typealias Window = Changes<Cart>

    /// Opens windows that show the empty cart.
    private func openWindows(_ visitors: [String]) async throws -> [Window] {
        var windows: [Window] = []
        for visitor in visitors {
            let window = try await DatabaseCartRepository(database: database, visitor: visitor).carts()
            #expect(try await window.first { _ in true }?.isEmpty == true)
            windows.append(window)
        }
        return windows
    }

    /// The number of pieces that a window shows next.
    private func nextCount(in window: Window) async throws -> Int? {
        try await window.first { _ in true }?.count
    }

    /// The number of carts that an operation and its consequences read.
    private func cartsRead(for work: () async throws -> Void) async throws -> Int {
        let before = counter.count(of: Self.cartQuery)
        try await work()
        // This waits for all readers.
        try await database.pool.barrierWriteWithoutTransaction { _ in }
        return counter.count(of: Self.cartQuery) - before
    }

    @Test("An addition reads one cart, with any number of other visitors", arguments: [0, 1000])
    func otherVisitors(count: Int) async throws {
        let windows = try await openWindows(["Ada"])
        let others = try await openWindows((0..<count).map { "visitor \($0)" })
        let carts = try await cartsRead {
            try await ada.add(Product.Known.couch)
            #expect(try await nextCount(in: windows[0]) == 1)
        }
        #expect(carts == 1)
        #expect(others.count == count)
    }

    @Test("An addition reads one cart for all windows of the visitor, and each shows it")
    func ownWindows() async throws {
        let windows = try await openWindows(Array(repeating: "Ada", count: 100))
        let carts = try await cartsRead {
            try await ada.add(Product.Known.couch)
            for window in windows { #expect(try await nextCount(in: window) == 1) }
        }
        #expect(carts == 1)
    }

    @Test("A second window of a visitor reads nothing")
    func anotherWindow() async throws {
        let windows = try await openWindows(["Ada"])
        #expect(try await cartsRead { _ = try await openWindows(["Ada", "Ada"]) } == 0)
        #expect(windows.count == 1)
    }

    @Test("An addition of a visitor without pages reads no cart")
    func unobserved() async throws {
        let others = try await openWindows(["Grace"])
        #expect(try await cartsRead { try await ada.add(Product.Known.couch) } == 0)
        #expect(others.count == 1)
    }

    @Test("A change of other data reads no cart")
    func otherData() async throws {
        let windows = try await openWindows(["Ada"])
        let carts = try await cartsRead {
            let favorites = DatabaseFavoriteRepository(database: database, visitor: "Ada")
            try await favorites.setFavorite(Product.Known.couch, to: true)
        }
        #expect(carts == 0)
        #expect(windows.count == 1)
    }

    @Test("Closed pages leave no data behind")
    func closed() async throws {
        do {
            let windows = try await openWindows(["Ada", "Ada", "Grace"])
            #expect(database.carts.feeds.observedVisitorCount == 2)
            #expect(windows.count == 3)
        }
        #expect(database.carts.feeds.observedVisitorCount == 0)
    }
}
