import GRDB
import ShoppingFeatures
import Testing
import VSM

@testable import ShoppingDatabase

@Suite("An interrupted order", .timeLimit(.minutes(10)))
struct OrderAtomicityTests {
    private let shop: TemporaryShop

    init() throws {
        shop = try TemporaryShop()
    }

    /// The content of a visitor's cart, and the number of orders.
    private func content(of database: ShopDatabase) async throws -> (cart: [String: Int], orders: Int) {
        let dependencies = DatabaseDependencies(database, visitor: "Ada")
        return (
            try await dependencies.cartRepository.carts().current.quantities,
            try await dependencies.orderRepository.ordersPublisher.values.current.count
        )
    }

    @Test(
        "It leaves the cart and no order if any step of the transaction fails",
        arguments: ["INSERT ON purchase", "INSERT ON purchaseLine", "DELETE ON cartLine"]
    )
    func failure(place: String) async throws {
        let problems = ProblemList()
        let database = try ShopDatabase(path: shop.path) { problems.add($0) }
        let cart = DatabaseCartRepository(database: database, visitor: "Ada")
        try await cart.add(Product.Known.couch)
        try await database.pool.write { database in
            try database.execute(
                sql: "CREATE TEMP TRIGGER failure AFTER \(place) BEGIN SELECT RAISE(ABORT, 'The disk is on fire.'); END"
            )
        }
        await #expect(throws: DatabaseError.self) { try await cart.placeOrder() }
        #expect(try await content(of: database) == (["Couch": 1], 0))
        #expect(problems.descriptions.count == 1)
        #expect(problems.descriptions.allSatisfy { $0.contains("The disk is on fire.") })

        try await database.pool.write { try $0.execute(sql: "DROP TRIGGER failure") }
        _ = try await cart.placeOrder()
        #expect(try await content(of: database) == ([:], 1))
    }
}
