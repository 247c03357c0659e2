import Foundation
import GRDB
import ShoppingFeatures
import Testing
import VSM

@testable import ShoppingDatabase

@Suite("Orders in the database", .timeLimit(.minutes(10)))
struct OrderRepositoryTests {
    private let shop: TemporaryShop
    private let database: ShopDatabase
    private let cart: DatabaseCartRepository
    private let orders: DatabaseOrderRepository

    init() throws {
        shop = try TemporaryShop()
        database = try shop.open()
        cart = DatabaseCartRepository(database: database, visitor: "Ada")
        orders = DatabaseOrderRepository(database: database, visitor: "Ada")
    }

    private func order(_ products: Product.ID...) async throws -> Order {
        for product in products { try await cart.add(product) }
        return try await cart.placeOrder()
    }

    @Test("Orders are published at once, newest first, with their lines and totals")
    func newestFirst() async throws {
        var pages = orders.ordersPublisher.values.makeAsyncIterator()
        #expect(try await pages.next() == [])
        let first = try await order(Product.Known.couch)
        #expect(try await pages.next() == [first])
        let second = try await order(Product.Known.ottoman, Product.Known.tvStand)
        let both = try #require(try await pages.next())
        #expect(both == [second, first])
        #expect(both.map(\.total) == [Money(cents: 499_98), Money(cents: 599_99)])
    }

    @Test("An order has the date when it was placed")
    func time() async throws {
        let before = Date.now.addingTimeInterval(-2)
        _ = try await order(Product.Known.couch)
        let placedAt = try #require(try await orders.ordersPublisher.values.current.first).placedAt
        #expect((before...Date.now.addingTimeInterval(2)).contains(placedAt))
    }

    @Test("An order keeps its prices when the shop changes them")
    func prices() async throws {
        let bought = try await order(Product.Known.couch)
        try await database.pool.write { try $0.execute(sql: "UPDATE product SET price = 1") }
        #expect(try await orders.ordersPublisher.values.current.map(\.lines) == [bought.lines])
    }

    @Test("Orders belong to their visitor")
    func visitors() async throws {
        _ = try await order(Product.Known.couch)
        let grace = DatabaseOrderRepository(database: database, visitor: "Grace")
        #expect(try await grace.ordersPublisher.values.current == [])
    }

    @Test("The latest hundred of many orders are loaded")
    func limit() async throws {
        try await database.pool.write { database in
            for total in 1...101 {
                try database.execute(sql: "INSERT INTO purchase (visitor, total) VALUES ('Ada', ?)", arguments: [total])
            }
        }
        let totals = try await orders.ordersPublisher.values.current.map(\.total.cents)
        #expect(totals == Array((2...101).reversed()))
    }
}
