import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@testable import ShoppingDatabase

@Suite("Unreliable repositories", .timeLimit(.minutes(10)))
struct UnreliableRepositoryTests {
    private static let never = Disturbance(delay: 0, failureRate: 0)
    private static let always = Disturbance(delay: 0, failureRate: 1)

    private let shop: TemporaryShop
    private let products: DatabaseProductRepository
    private let cart: DatabaseCartRepository

    init() throws {
        shop = try TemporaryShop()
        let database = try shop.open()
        products = DatabaseProductRepository(database: database)
        cart = DatabaseCartRepository(database: database, visitor: "Ada")
    }

    @Test("Products are never loaded at a failure rate of 1", arguments: 0..<10)
    func productsFail(attempt: Int) async {
        let unreliable = UnreliableProductRepository(base: products, disturbance: Self.always)
        await #expect(throws: RepositoryError.unreachable) { try await unreliable.loadProducts() }
        await #expect(throws: RepositoryError.unreachable) { try await unreliable.loadProduct(Product.Known.couch) }
    }

    @Test("The cart always fails at a failure rate of 1, and stays unchanged", arguments: 0..<10)
    func cartFails(attempt: Int) async throws {
        try await cart.add(Product.Known.couch)
        let unreliable = UnreliableCartRepository(base: cart, disturbance: Self.always)
        await #expect(throws: RepositoryError.unreachable) { try await unreliable.carts().current }
        await #expect(throws: RepositoryError.unreachable) { try await unreliable.add(Product.Known.couch) }
        await #expect(throws: RepositoryError.unreachable) {
            try await unreliable.remove(Product.Known.couch)
        }
        await #expect(throws: RepositoryError.unreachable) { try await unreliable.placeOrder(for: Cart()) }
        #expect(try await cart.carts().current.quantities == ["Couch": 1])
    }

    @Test("The cart always works at a failure rate of 0", arguments: 0..<10)
    func cartPasses(attempt: Int) async throws {
        let unreliable = UnreliableCartRepository(base: cart, disturbance: Self.never)
        var carts = try await unreliable.carts().makeAsyncIterator()
        #expect(try await carts.next()?.quantities == [:])
        try await unreliable.add(Product.Known.couch)
        #expect(try await carts.next()?.quantities == ["Couch": 1])
        try await unreliable.add(Product.Known.ottoman)
        #expect(try await carts.next()?.quantities == ["Couch": 1, "Ottoman": 1])
        try await unreliable.remove(Product.Known.ottoman)
        #expect(try await carts.next()?.quantities == ["Couch": 1])
        #expect(try await unreliable.placeOrder().total == Money(cents: 599_99))
        #expect(try await carts.next()?.quantities == [:])
    }

    @Test("The cart changes after the delay, and not before")
    func cartDelay() async throws {
        let clock = TestClock()
        let unreliable = UnreliableCartRepository(
            base: cart,
            disturbance: Disturbance(delay: 60, failureRate: 0, clock: clock)
        )
        async let adding: Void = unreliable.add(Product.Known.couch)
        await clock.waitForSleeper(until: .seconds(60))
        clock.advance(by: .seconds(59))
        #expect(clock.deadlines == [.seconds(60)])
        #expect(try await cart.carts().current.isEmpty)
        clock.advance(by: .seconds(1))
        try await adding
        #expect(try await cart.carts().current.quantities == ["Couch": 1])
    }

    @Test("A failure is also delayed")
    func failureDelay() async {
        let clock = TestClock()
        let unreliable = UnreliableProductRepository(
            base: products,
            disturbance: Disturbance(delay: 60, failureRate: 1, clock: clock)
        )
        let loading = Task { try await unreliable.loadProducts() }
        await clock.waitForSleeper(until: .seconds(60))
        clock.advance(by: .seconds(60))
        await #expect(throws: RepositoryError.unreachable) { try await loading.value }
    }

    @Test("A change that has started completes even if the task is cancelled")
    func cancelled() async throws {
        let clock = TestClock()
        let unreliable = UnreliableCartRepository(
            base: cart,
            disturbance: Disturbance(delay: 60, failureRate: 0, clock: clock)
        )
        var carts = try await cart.carts().makeAsyncIterator()
        #expect(try await carts.next()?.isEmpty == true)
        let adding = Task { try await unreliable.add(Product.Known.couch) }
        await clock.waitForSleeper(until: .seconds(60))
        adding.cancel()
        clock.advance(by: .seconds(60))
        #expect(try await carts.next()?.quantities == ["Couch": 1])
    }

    @Test("Orders, favorites, profile and settings fail and succeed like the cart")
    func account() async throws {
        let database = try shop.open()
        let failing = DatabaseDependencies(database, visitor: "Ada", disturbance: Self.always)
        let unreachable = RepositoryError.unreachable
        await #expect(throws: unreachable) { try await failing.orderRepository.ordersPublisher.values.current }
        await #expect(throws: unreachable) { try await failing.favoriteRepository.favorites().current }
        await #expect(throws: unreachable) {
            try await failing.favoriteRepository.setFavorite(Product.Known.couch, to: true)
        }
        await #expect(throws: unreachable) { try await failing.profileRepository.usernames().current }
        await #expect(throws: unreachable) { try await failing.profileRepository.save(.initial) }
        await #expect(throws: unreachable) { try await failing.settingsRepository.settings().current }
        await #expect(throws: unreachable) {
            try await failing.settingsRepository.set(.personalOffers, to: true)
        }

        let slow = DatabaseDependencies(
            database,
            visitor: "Ada",
            disturbance: Disturbance(delay: 0.001, failureRate: 0)
        )
        try await slow.favoriteRepository.setFavorite(Product.Known.couch, to: true)
        #expect(try await slow.favoriteRepository.favorites().current.contains { $0.id == Product.Known.couch })
        try await slow.profileRepository.save(Username("Grace"))
        #expect(try await slow.profileRepository.usernames().current.description == "Grace")
        try await slow.settingsRepository.set(.personalOffers, to: true)
        #expect(try await slow.settingsRepository.settings().current[.personalOffers])
        #expect(try await slow.orderRepository.ordersPublisher.values.current == [])
    }
}
