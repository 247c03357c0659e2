import ShoppingFeatures
import Testing

@Suite("An observer of a cart", .timeLimit(.minutes(10)))
struct CartObservationTests {
    @Test("It sees the changes of another repository of the same visitor", arguments: TestDatabase.available)
    func sameVisitor(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        var carts = try await shop.cart().carts().makeAsyncIterator()
        #expect(try await carts.next()?.quantities == [:])
        try await shop.cart().add(Product.Known.couch)
        #expect(try await carts.next()?.quantities == ["Couch": 1])
        try await shop.cart().remove(Product.Known.couch)
        #expect(try await carts.next()?.quantities == [:])
    }

    @Test("It sees an empty cart when another window orders", arguments: TestDatabase.available)
    func ordered(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        try await shop.cart().add(Product.Known.couch)
        var carts = try await shop.cart().carts().makeAsyncIterator()
        #expect(try await carts.next()?.count == 1)
        _ = try await shop.cart().placeOrder()
        #expect(try await carts.next()?.isEmpty == true)
    }

    @Test("It does not see changes of other carts", arguments: TestDatabase.available)
    func otherVisitor(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        var carts = try await shop.cart().carts().makeAsyncIterator()
        #expect(try await carts.next()?.quantities == [:])
        try await shop.cart(of: "Grace").add(Product.Known.ottoman)
        try await shop.cart().add(Product.Known.couch)
        #expect(try await carts.next()?.quantities == ["Couch": 1])
    }

    @Test("It sees changes in the order in which they were made", arguments: TestDatabase.available, 0..<8)
    func order(database: TestDatabase, attempt: Int) async throws {
        let shop = try await TestShop(database)
        let carts = try await shop.cart().carts()
        let pieces = 100
        async let adding: Void = {
            for _ in 0..<pieces { try await shop.cart().add(Product.Known.couch) }
        }()
        var counts: [Int] = []
        for try await cart in carts {
            counts.append(cart.count)
            if cart.count == pieces { break }
        }
        try await adding
        let backwards = zip(counts, counts.dropFirst()).filter { $0 >= $1 }.map { "\($0) then \($1)" }
        #expect(backwards == [])
    }
}
