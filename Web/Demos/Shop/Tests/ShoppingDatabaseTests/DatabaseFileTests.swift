import Foundation
import GRDB
import ShoppingFeatures
import Testing
import VSM

@testable import ShoppingDatabase

@Suite("The file of the database", .timeLimit(.minutes(10)))
struct DatabaseFileTests {
    private let shop: TemporaryShop
    private let problems = ProblemList()
    private let database: ShopDatabase
    private let dependencies: DatabaseDependencies

    init() throws {
        shop = try TemporaryShop()
        database = try ShopDatabase(path: shop.path) { [problems] in problems.add($0) }
        dependencies = DatabaseDependencies(database, visitor: "Ada")
    }

    private func expectEverythingFails() async {
        await #expect(throws: DatabaseProblem.self) { try await dependencies.productRepository.loadProducts() }
        await #expect(throws: DatabaseProblem.self) {
            try await dependencies.cartRepository.carts().current
        }
        await #expect(throws: DatabaseProblem.self) {
            try await dependencies.cartRepository.add(Product.Known.couch)
        }
    }

    @Test("A file that was deleted fails every request, and is reported once")
    func deleted() async throws {
        try FileManager.default.removeItem(atPath: shop.path)
        await expectEverythingFails()
        #expect(problems.descriptions == ["\(shop.path) was deleted or moved. Put it back, or restart the shop."])
    }

    @Test("A file that was replaced fails every request, and is reported once")
    func replaced() async throws {
        let content = try Data(contentsOf: URL(filePath: shop.path))
        try content.write(to: URL(filePath: shop.path), options: .atomic)
        await expectEverythingFails()
        #expect(problems.descriptions == ["\(shop.path) was replaced. Restart the shop to use the new file."])
    }

    @Test("A file that was put back works again, and a second loss is reported again")
    func putBack() async throws {
        for losses in 1...2 {
            try FileManager.default.moveItem(atPath: shop.path, toPath: shop.path + ".away")
            await expectEverythingFails()
            #expect(problems.descriptions.count == losses)
            try FileManager.default.moveItem(atPath: shop.path + ".away", toPath: shop.path)
            try await dependencies.cartRepository.add(Product.Known.couch)
        }
        #expect(try await dependencies.cartRepository.carts().current.count == 2)
    }

    @Test("A refused request of a shopper is not a problem of the database")
    func refusals() async throws {
        await #expect(throws: RepositoryError.self) {
            try await dependencies.cartRepository.add(Product.Known.unknown)
        }
        #expect(problems.descriptions == [])
    }

    @Test("The file has a write-ahead log, and a writer waits while it is locked")
    func configuration() async throws {
        let (mode, timeout) = try await database.pool.write { database in
            (
                try String.fetchOne(database, sql: "PRAGMA journal_mode"),
                try Int.fetchOne(database, sql: "PRAGMA busy_timeout")
            )
        }
        #expect(mode == "wal")
        #expect(timeout == 5000)
    }

    @Test("A file of the first version of the shop keeps its carts and orders")
    func migration() async throws {
        let old = try TemporaryShop()
        do {
            let pool = try DatabasePool(path: old.path)
            try ShopDatabase.migrator.migrate(pool, upTo: "Products")
            try await pool.write { database in
                try database.execute(
                    sql: """
                        INSERT INTO cartLine VALUES ('Ada', 3, 2);
                        INSERT INTO purchase (id, visitor, total) VALUES (7, 'Ada', 19999);
                        INSERT INTO purchaseLine VALUES (7, 1, 1, 19999);
                        """
                )
            }
        }
        let dependencies = DatabaseDependencies(try old.open(), visitor: "Ada")
        #expect(try await dependencies.cartRepository.carts().current.quantities == ["Couch": 2])
        let orders = try await dependencies.orderRepository.ordersPublisher.values.current
        #expect(orders.map(\.number) == [7])
        #expect(orders.first?.lines.map(\.product.name) == ["Ottoman"])
        try await dependencies.favoriteRepository.setFavorite(Product.Known.couch, to: true)
        try await dependencies.profileRepository.save(Username("Ada"))
        try await dependencies.settingsRepository.set(.personalOffers, to: true)
    }
}
