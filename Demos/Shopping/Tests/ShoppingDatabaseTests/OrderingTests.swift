import GRDB
import ShoppingFeatures
import Testing

@testable import ShoppingDatabase

@Suite("Ordering from the database", .timeLimit(.minutes(10)))
struct OrderingTests {
    private let shop: TemporaryShop
    private let database: ShopDatabase
    private let repository: DatabaseCartRepository

    init() throws {
        shop = try TemporaryShop()
        database = try shop.open()
        repository = DatabaseCartRepository(database: database, visitor: "Ada")
    }

    @Test("An order returns a receipt of the cart, and empties the cart")
    func receipt() async throws {
        try await repository.add(Product.Known.ottoman)
        try await repository.add(Product.Known.ottoman)
        let cart = try await repository.carts().current
        let receipt = try await repository.placeOrder()
        #expect(receipt.lines == cart.lines)
        #expect(receipt.total == Money(cents: 399_98))
        #expect(try await repository.carts().current.isEmpty)
    }

    @Test("Every order has a unique number")
    func numbers() async throws {
        var numbers: [Int64] = []
        for visitor in ["Ada", "Grace", "Ada"] {
            let repository = DatabaseCartRepository(database: database, visitor: visitor)
            try await repository.add(Product.Known.ottoman)
            numbers.append(try await repository.placeOrder().number)
        }
        #expect(Set(numbers).count == 3)
    }

    @Test("An empty cart cannot be ordered, nor can a cart that was just ordered")
    func emptyCart() async throws {
        await #expect(throws: RepositoryError.emptyCart) { try await repository.placeOrder() }
        try await repository.add(Product.Known.ottoman)
        _ = try await repository.placeOrder()
        await #expect(throws: RepositoryError.emptyCart) { try await repository.placeOrder() }
    }

    @Test("A couch alone, at 599.99, can be paid")
    func affordable() async throws {
        try await repository.add(Product.Known.couch)
        #expect(try await repository.placeOrder().total == Money(cents: 599_99))
    }

    @Test(
        "At 600 and more, an order cannot be paid, and the cart stays unchanged",
        arguments: [600_00, 600_01, 1_000_00]
    )
    func insufficientFunds(cents: Int) async throws {
        try await setPriceOfCouch(cents)
        try await repository.add(Product.Known.couch)
        let cart = try await repository.carts().current
        #expect(cart.total == Money(cents: cents))
        await #expect(throws: RepositoryError.insufficientFunds) { try await repository.placeOrder() }
        #expect(try await repository.carts().current == cart)
    }

    @Test("A cart that another window has changed is not ordered, and stays unchanged")
    func changedCart() async throws {
        try await repository.add(Product.Known.ottoman)
        let seen = try await repository.carts().current
        try await repository.add(Product.Known.ottoman)
        let cart = try await repository.carts().current
        await #expect(throws: RepositoryError.changedCart) { try await repository.placeOrder(for: seen) }
        #expect(try await repository.carts().current == cart)
        #expect(try await repository.placeOrder(for: cart).lines == cart.lines)
    }

    @Test("A cart is not ordered at another price than the shopper saw")
    func changedPrice() async throws {
        try await repository.add(Product.Known.couch)
        let seen = try await repository.carts().current
        try await setPriceOfCouch(598_00)
        await #expect(throws: RepositoryError.changedCart) { try await repository.placeOrder(for: seen) }
    }

    @Test("After a piece is removed, the rest can be paid")
    func affordableAgain() async throws {
        try await repository.add(Product.Known.couch)
        try await repository.add(Product.Known.ottoman)
        await #expect(throws: RepositoryError.insufficientFunds) { try await repository.placeOrder() }
        try await repository.remove(Product.Known.ottoman)
        #expect(try await repository.placeOrder().total == Money(cents: 599_99))
    }

    @Test("If several windows order the same cart at the same time, one order succeeds")
    func race() async throws {
        try await repository.add(Product.Known.couch)
        let outcomes = await withTaskGroup(of: Result<Money, RepositoryError>.self) { group in
            for _ in 0..<8 {
                group.addTask { [database] in
                    let window = DatabaseCartRepository(database: database, visitor: "Ada")
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

    /// No products of the catalog cost exactly 600.
    private func setPriceOfCouch(_ cents: Int) async throws {
        try await database.pool.write { database in
            try database.execute(
                sql: "UPDATE product SET price = ? WHERE id = ?",
                arguments: [cents, Product.Known.couch]
            )
        }
    }
}
