#if PostgreSQL
import ShoppingFeatures
import Testing

@testable import ShoppingDatabase
@testable import ShoppingPostgreSQL

@Suite("Several processes on one PostgreSQL database", .onPostgreSQL, .timeLimit(.minutes(10)))
struct PostgreSQLNodesTests {
    @Test("A page of one process shows the change of another")
    func change() async throws {
        let database = try await TemporaryDatabase()
        let (here, there) = (try await database.open(), try await database.open())
        var carts = try await here.cart().carts().makeAsyncIterator()
        #expect(try await carts.next()?.quantities == [:])
        for quantity in 1...3 {
            try await there.cart().add(Product.Known.couch)
            #expect(try await carts.next()?.quantities == ["Couch": quantity])
        }
    }

    @Test("A page shows the change of a visitor whose identifier is too long for a message")
    func longVisitor() async throws {
        let visitor = String(repeating: "Ada", count: 1000)
        let database = try await TemporaryDatabase()
        let (here, there) = (try await database.open(), try await database.open())
        var carts = try await here.cart(of: visitor).carts().makeAsyncIterator()
        #expect(try await carts.next()?.quantities == [:])
        try await there.cart(of: visitor).add(Product.Known.couch)
        #expect(try await carts.next()?.quantities == ["Couch": 1])
    }

    @Test("If two processes order the same cart at the same time, there is one order")
    func oneOrder() async throws {
        let database = try await TemporaryDatabase()
        let (here, there) = (try await database.open(), try await database.open())
        try await here.cart().add(Product.Known.couch)
        let seen = try await here.cart().carts().current
        let request = try await database.request()
        // Neither can go on before both have begun.
        try await request.run("BEGIN; SELECT 1 FROM cartLine FOR UPDATE")
        let ordering = [here, there].map { node in
            Task { try await node.cart().placeOrder(for: seen) }
        }
        while try await request.rows(
            "SELECT pg_stat_clear_snapshot(), count(*) FROM pg_locks WHERE NOT granted"
        )[0].integer(1) < 2 {}
        try await request.run("COMMIT")
        var outcomes: [Result<Order, any Error>] = []
        for order in ordering { outcomes.append(await order.result) }
        #expect(outcomes.count { (try? $0.get().lines) == seen.lines } == 1)
        for case .failure(let error) in outcomes { #expect(error as? RepositoryError == .emptyCart) }
        #expect(try await request.rows("SELECT 1 FROM purchase").count == 1)
        #expect(try await there.cart().quantities == [:])
    }

    @Test("Any number of processes can open a new database at the same time")
    func openedTogether() async throws {
        let database = try await TemporaryDatabase()
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<6 {
                group.addTask {
                    let shop = try await database.open(productCount: 20)
                    return try await PostgreSQLProductRepository(database: shop).loadProducts().count
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == Array(repeating: 20, count: 6))
    }
}

extension PostgreSQLShop {
    func cart(of visitor: String = "Ada") -> any CartRepository {
        PostgreSQLCartRepository(database: self, visitor: visitor)
    }
}
#endif
