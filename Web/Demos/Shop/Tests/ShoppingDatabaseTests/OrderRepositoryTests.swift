import Foundation
import ShoppingDatabase
import ShoppingFeatures
import Testing
import VSM

@Suite("Orders in the database", .timeLimit(.minutes(10)))
struct OrderRepositoryTests {
    private func order(_ products: Product.ID..., in shop: TestShop) async throws -> Order {
        for product in products { try await shop.cart().add(product) }
        return try await shop.cart().placeOrder()
    }

    @Test("Orders are published at once, newest first, with their lines and totals", arguments: TestDatabase.available)
    func newestFirst(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        var pages = shop.dependencies().orderRepository.ordersPublisher.values.makeAsyncIterator()
        #expect(try await pages.next() == [])
        let first = try await order(Product.Known.couch, in: shop)
        #expect(try await pages.next() == [first])
        let second = try await order(Product.Known.ottoman, Product.Known.tvStand, in: shop)
        let both = try #require(try await pages.next())
        #expect(both == [second, first])
        #expect(both.map(\.total) == [Money(cents: 499_98), Money(cents: 599_99)])
    }

    @Test("An order has the date when it was placed", arguments: TestDatabase.available)
    func time(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        let before = Date.now.addingTimeInterval(-2)
        _ = try await order(Product.Known.couch, in: shop)
        let placedAt = try #require(try await shop.dependencies().orderRepository.ordersPublisher.values.current.first)
            .placedAt
        #expect((before...Date.now.addingTimeInterval(2)).contains(placedAt))
    }

    @Test("An order keeps its prices when the shop changes them", arguments: TestDatabase.available)
    func prices(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        let bought = try await order(Product.Known.couch, in: shop)
        try await shop.setPriceOfCouch(1)
        #expect(
            try await shop.dependencies().orderRepository.ordersPublisher.values.current.map(\.lines) == [bought.lines]
        )
    }

    @Test("Orders belong to their visitor", arguments: TestDatabase.available)
    func visitors(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        _ = try await order(Product.Known.couch, in: shop)
        #expect(try await shop.dependencies(of: "Grace").orderRepository.ordersPublisher.values.current == [])
    }

    @Test("The latest hundred of many orders are loaded", arguments: TestDatabase.available)
    func limit(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        for total in 1...101 { try await shop.insertOrder(total: total) }
        let totals = try await shop.dependencies().orderRepository.ordersPublisher.values.current.map(\.total.cents)
        #expect(totals == Array((2...101).reversed()))
    }
}
