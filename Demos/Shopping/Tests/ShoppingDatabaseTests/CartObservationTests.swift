import ShoppingFeatures
import Testing

@testable import ShoppingDatabase

@Suite("An observer of a cart", .timeLimit(.minutes(10)))
struct CartObservationTests {
    private let shop: TemporaryShop
    private let database: ShopDatabase
    private let window: DatabaseCartRepository
    private let otherWindow: DatabaseCartRepository

    init() throws {
        shop = try TemporaryShop()
        database = try shop.open()
        window = DatabaseCartRepository(database: database, visitor: "Ada")
        otherWindow = DatabaseCartRepository(database: database, visitor: "Ada")
    }

    @Test("It sees the changes of another repository of the same visitor")
    func sameVisitor() async throws {
        var carts = try await window.carts().makeAsyncIterator()
        #expect(try await carts.next()?.quantities == [:])
        try await otherWindow.add(Product.Known.couch)
        #expect(try await carts.next()?.quantities == ["Couch": 1])
        try await otherWindow.remove(Product.Known.couch)
        #expect(try await carts.next()?.quantities == [:])
    }

    @Test("It sees an empty cart when another window orders")
    func ordered() async throws {
        try await window.add(Product.Known.couch)
        var carts = try await window.carts().makeAsyncIterator()
        #expect(try await carts.next()?.count == 1)
        _ = try await otherWindow.placeOrder()
        #expect(try await carts.next()?.isEmpty == true)
    }

    @Test("It does not see changes of other carts")
    func otherVisitor() async throws {
        var carts = try await window.carts().makeAsyncIterator()
        #expect(try await carts.next()?.quantities == [:])
        try await DatabaseCartRepository(database: database, visitor: "Grace").add(Product.Known.ottoman)
        try await otherWindow.add(Product.Known.couch)
        #expect(try await carts.next()?.quantities == ["Couch": 1])
    }

    @Test("Each observer sees the cart, no matter when it begins")
    func several() async throws {
        var early = try await window.carts().makeAsyncIterator()
        #expect(try await early.next()?.count == 0)
        try await otherWindow.add(Product.Known.couch)
        var late = try await window.carts().makeAsyncIterator()
        #expect(try await early.next()?.count == 1)
        #expect(try await late.next()?.count == 1)
    }

    @Test("It sees changes in the order in which they were made", arguments: 0..<8)
    func order(attempt: Int) async throws {
        let carts = try await window.carts()
        let pieces = 100
        async let adding: Void = {
            for _ in 0..<pieces { try await otherWindow.add(Product.Known.couch) }
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
