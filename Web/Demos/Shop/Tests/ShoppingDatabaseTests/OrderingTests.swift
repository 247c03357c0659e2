import ShoppingFeatures
import Testing

@Suite("Ordering from the database", .timeLimit(.minutes(10)))
struct OrderingTests {
    @Test("An order returns a receipt of the cart, and empties the cart", arguments: TestDatabase.available)
    func receipt(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        try await shop.cart().add(Product.Known.ottoman)
        try await shop.cart().add(Product.Known.ottoman)
        let cart = try await shop.cart().carts().current
        let receipt = try await shop.cart().placeOrder()
        #expect(receipt.lines == cart.lines)
        #expect(receipt.total == Money(cents: 399_98))
        #expect(try await shop.cart().carts().current.isEmpty)
    }

    @Test("An empty cart cannot be ordered, nor can a cart that was just ordered", arguments: TestDatabase.available)
    func emptyCart(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        await #expect(throws: RepositoryError.emptyCart) { try await shop.cart().placeOrder() }
        try await shop.cart().add(Product.Known.ottoman)
        _ = try await shop.cart().placeOrder()
        await #expect(throws: RepositoryError.emptyCart) { try await shop.cart().placeOrder() }
    }

    @Test("A couch alone, at 599.99, can be paid", arguments: TestDatabase.available)
    func affordable(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        try await shop.cart().add(Product.Known.couch)
        #expect(try await shop.cart().placeOrder().total == Money(cents: 599_99))
    }

    @Test(
        "At 600 and more, an order cannot be paid, and the cart stays unchanged",
        arguments: TestDatabase.available,
        [600_00, 600_01, 1_000_00]
    )
    func insufficientFunds(database: TestDatabase, cents: Int) async throws {
        let shop = try await TestShop(database)
        try await shop.setPriceOfCouch(cents)
        try await shop.cart().add(Product.Known.couch)
        let cart = try await shop.cart().carts().current
        #expect(cart.total == Money(cents: cents))
        await #expect(throws: RepositoryError.insufficientFunds) { try await shop.cart().placeOrder() }
        #expect(try await shop.cart().carts().current == cart)
    }

    @Test(
        "A cart that another window has changed is not ordered, and stays unchanged",
        arguments: TestDatabase.available
    )
    func changedCart(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        try await shop.cart().add(Product.Known.ottoman)
        let seen = try await shop.cart().carts().current
        try await shop.cart().add(Product.Known.ottoman)
        let cart = try await shop.cart().carts().current
        await #expect(throws: RepositoryError.changedCart) { try await shop.cart().placeOrder(for: seen) }
        #expect(try await shop.cart().carts().current == cart)
        #expect(try await shop.cart().placeOrder(for: cart).lines == cart.lines)
    }

    @Test("A cart is not ordered at another price than the shopper saw", arguments: TestDatabase.available)
    func changedPrice(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        try await shop.cart().add(Product.Known.couch)
        let seen = try await shop.cart().carts().current
        try await shop.setPriceOfCouch(598_00)
        await #expect(throws: RepositoryError.changedCart) { try await shop.cart().placeOrder(for: seen) }
    }

    @Test(
        "If several windows order the same cart at the same time, one order succeeds",
        arguments: TestDatabase.available
    )
    func race(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        try await shop.cart().add(Product.Known.couch)
        let outcomes = await withTaskGroup(of: Result<Money, RepositoryError>.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let window = shop.cart()
                    do {
                        return .success(try await window.placeOrder().total)
                    } catch {
                        return .failure(error as? RepositoryError ?? .unreachable)
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.filter { $0 == .success(Money(cents: 599_99)) }.count == 1)
        #expect(outcomes.filter { $0 == .failure(.emptyCart) }.count == 7)
    }
}
