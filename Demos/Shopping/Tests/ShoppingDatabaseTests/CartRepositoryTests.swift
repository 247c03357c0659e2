import ShoppingFeatures
import Testing

@testable import ShoppingDatabase

@Suite("A cart in the database", .timeLimit(.minutes(10)))
struct CartRepositoryTests {
    private let shop: TemporaryShop
    private let database: ShopDatabase
    private let repository: DatabaseCartRepository

    init() throws {
        shop = try TemporaryShop()
        database = try shop.open()
        repository = DatabaseCartRepository(database: database, visitor: "Ada")
    }

    private var quantities: [String: Int] {
        get async throws { try await repository.carts().current.quantities }
    }

    @Test("A new visitor's cart is empty")
    func empty() async throws {
        #expect(try await repository.carts().current == Cart())
    }

    @Test("An added product is in the cart with all of its details")
    func add() async throws {
        try await repository.add(Product.Known.couch)
        let couch = try await DatabaseProductRepository(database: database).loadProduct(Product.Known.couch)
        #expect(try await repository.carts().current == Cart(lines: [.init(product: couch, quantity: 1)]))
    }

    @Test("Adding twice raises the quantity")
    func addTwice() async throws {
        try await repository.add(Product.Known.couch)
        try await repository.add(Product.Known.couch)
        #expect(try await quantities == ["Couch": 2])
    }

    @Test("The lines are in the order in which they were added, even if pieces are added later")
    func order() async throws {
        for id in [Product.Known.couch, Product.Known.ottoman, Product.Known.tvStand, Product.Known.couch] {
            try await repository.add(id)
        }
        let names = try await repository.carts().current.lines.map(\.product.name)
        #expect(names == ["Couch", "Ottoman", "TV Stand"])
    }

    @Test("Adding an unknown product fails and leaves the cart unchanged")
    func addUnknown() async throws {
        await #expect(throws: RepositoryError.unknownProduct(Product.Known.unknown)) {
            try await repository.add(Product.Known.unknown)
        }
        #expect(try await quantities == [:])
    }

    @Test("Removing lowers the quantity, and then removes the line")
    func remove() async throws {
        for id in [Product.Known.couch, Product.Known.couch, Product.Known.ottoman] {
            try await repository.add(id)
        }
        try await repository.remove(Product.Known.couch)
        #expect(try await quantities == ["Couch": 1, "Ottoman": 1])
        try await repository.remove(Product.Known.couch)
        #expect(try await quantities == ["Ottoman": 1])
    }

    @Test("Removing a missing product does nothing", arguments: [Product.Known.ottoman, Product.Known.unknown])
    func removeNothing(id: Product.ID) async throws {
        try await repository.add(Product.Known.couch)
        try await repository.remove(id)
        #expect(try await quantities == ["Couch": 1])
    }

    @Test("Pieces added at the same time by several windows are all counted")
    func concurrentAdds() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask { [database] in
                    try await DatabaseCartRepository(database: database, visitor: "Ada").add(Product.Known.couch)
                }
            }
            try await group.waitForAll()
        }
        #expect(try await quantities == ["Couch": 20])
    }

    @Test("The carts of two visitors are separate")
    func visitors() async throws {
        let other = DatabaseCartRepository(database: database, visitor: "Grace")
        try await repository.add(Product.Known.couch)
        try await other.add(Product.Known.ottoman)
        #expect(try await quantities == ["Couch": 1])
        try await repository.remove(Product.Known.ottoman)
        #expect(try await other.carts().current.quantities == ["Ottoman": 1])
        _ = try await other.placeOrder()
        #expect(try await quantities == ["Couch": 1])
    }
}
