import ShoppingFeatures
import Testing

@Suite("A cart in a database", .timeLimit(.minutes(10)))
struct CartRepositoryTests {
    @Test("An added product is in the cart with all of its details", arguments: TestDatabase.available)
    func add(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        try await shop.cart().add(Product.Known.couch)
        let couch = try await shop.products.loadProduct(Product.Known.couch)
        #expect(try await shop.cart().carts().current == Cart(lines: [.init(product: couch, quantity: 1)]))
    }

    @Test(
        "The lines are in the order in which they were added, even if pieces are added later",
        arguments: TestDatabase.available
    )
    func order(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        for id in [Product.Known.couch, Product.Known.ottoman, Product.Known.tvStand, Product.Known.couch] {
            try await shop.cart().add(id)
        }
        let names = try await shop.cart().carts().current.lines.map(\.product.name)
        #expect(names == ["Couch", "Ottoman", "TV Stand"])
    }

    @Test("Adding an unknown product fails and leaves the cart unchanged", arguments: TestDatabase.available)
    func addUnknown(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        await #expect(throws: RepositoryError.unknownProduct(Product.Known.unknown)) {
            try await shop.cart().add(Product.Known.unknown)
        }
        #expect(try await shop.cart().quantities == [:])
    }

    @Test("Removing lowers the quantity, and then removes the line", arguments: TestDatabase.available)
    func remove(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        for id in [Product.Known.couch, Product.Known.couch, Product.Known.ottoman] {
            try await shop.cart().add(id)
        }
        try await shop.cart().remove(Product.Known.couch)
        #expect(try await shop.cart().quantities == ["Couch": 1, "Ottoman": 1])
        try await shop.cart().remove(Product.Known.couch)
        #expect(try await shop.cart().quantities == ["Ottoman": 1])
    }

    @Test(
        "Removing a missing product does nothing",
        arguments: TestDatabase.available,
        [Product.Known.ottoman, Product.Known.unknown]
    )
    func removeNothing(database: TestDatabase, id: Product.ID) async throws {
        let shop = try await TestShop(database)
        try await shop.cart().add(Product.Known.couch)
        try await shop.cart().remove(id)
        #expect(try await shop.cart().quantities == ["Couch": 1])
    }

    @Test("Pieces added at the same time by several windows are all counted", arguments: TestDatabase.available)
    func concurrentAdds(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    try await shop.cart().add(Product.Known.couch)
                }
            }
            try await group.waitForAll()
        }
        #expect(try await shop.cart().quantities == ["Couch": 20])
    }

    @Test("The carts of two visitors are separate", arguments: TestDatabase.available)
    func visitors(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        let other = shop.cart(of: "Grace")
        try await shop.cart().add(Product.Known.couch)
        try await other.add(Product.Known.ottoman)
        #expect(try await shop.cart().quantities == ["Couch": 1])
        try await shop.cart().remove(Product.Known.ottoman)
        #expect(try await other.carts().current.quantities == ["Ottoman": 1])
        _ = try await other.placeOrder()
        #expect(try await shop.cart().quantities == ["Couch": 1])
    }
}
