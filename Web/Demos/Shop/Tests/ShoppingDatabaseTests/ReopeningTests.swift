import Foundation
import ShoppingFeatures
import Testing

@testable import ShoppingDatabase

@Suite("A database that is opened again", .timeLimit(.minutes(10)))
struct ReopeningTests {
    private let shop: TemporaryShop

    init() throws {
        shop = try TemporaryShop()
    }

    /// Opens the database for as long as the body takes.
    private func visit<Output>(_ body: (ShopDatabase) async throws -> Output) async throws -> Output {
        try await body(try shop.open())
    }

    @Test("It has the same products as before, each once")
    func products() async throws {
        let before = try await visit { try await DatabaseProductRepository(database: $0).loadProducts() }
        let after = try await visit { try await DatabaseProductRepository(database: $0).loadProducts() }
        #expect(after == before)
        #expect(after.count >= 12)
    }

    @Test("It has every visitor's cart unchanged")
    func carts() async throws {
        try await visit { database in
            let ada = DatabaseCartRepository(database: database, visitor: "Ada")
            try await ada.add(Product.Known.couch)
            try await ada.add(Product.Known.couch)
            try await ada.add(Product.Known.ottoman)
            try await ada.remove(Product.Known.ottoman)
            try await DatabaseCartRepository(database: database, visitor: "Grace").add(Product.Known.tvStand)
        }
        try await visit { database in
            let ada = try await DatabaseCartRepository(database: database, visitor: "Ada").carts().current
            let grace = try await DatabaseCartRepository(database: database, visitor: "Grace").carts().current
            #expect(ada.quantities == ["Couch": 2])
            #expect(grace.quantities == ["TV Stand": 1])
        }
    }

    @Test("It remembers orders, whose carts stay empty and whose numbers are not reused")
    func orders() async throws {
        let first = try await visit { database in
            let repository = DatabaseCartRepository(database: database, visitor: "Ada")
            try await repository.add(Product.Known.couch)
            return try await repository.placeOrder()
        }
        try await visit { database in
            let repository = DatabaseCartRepository(database: database, visitor: "Ada")
            #expect(try await repository.carts().current.isEmpty)
            try await repository.add(Product.Known.ottoman)
            #expect(try await repository.placeOrder().number > first.number)
        }
    }

    @Test("A file that is not a database is not opened, and stays unchanged")
    func somethingElse() throws {
        let text = Data(String(repeating: "This is a letter. ", count: 100).utf8)
        try text.write(to: URL(filePath: shop.path))
        #expect(throws: (any Error).self) { try shop.open() }
        #expect(try Data(contentsOf: URL(filePath: shop.path)) == text)
    }

    @Test("A database in a folder that does not exist cannot be opened")
    func missingFolder() {
        #expect(throws: (any Error).self) { try ShopDatabase(path: shop.path + "/missing/shop.sqlite") }
    }
}
