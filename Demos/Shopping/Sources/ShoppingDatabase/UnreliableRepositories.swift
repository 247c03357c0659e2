public import ShoppingFeatures
public import VSM

/// How bad the way to the data is made, to see what the shop does then.
public struct Disturbance: Sendable {
    /// How long everything takes, in seconds.
    public let delay: Double
    /// How much of everything fails, from 0 to 1.
    public let failureRate: Double
    private let clock: any Clock<Duration>

    /// Describes how bad it is to be.
    ///
    /// - Parameters:
    ///   - delay: how long everything takes, in seconds.
    ///   - failureRate: how much of everything fails, from 0 to 1.
    ///   - clock: measures the delay.
    public init(delay: Double, failureRate: Double, clock: any Clock<Duration> = ContinuousClock()) {
        self.delay = delay
        self.failureRate = failureRate
        self.clock = clock
    }

    /// Whether there is any disturbance at all.
    public var isNoticeable: Bool { delay > 0 || failureRate > 0 }

    /// Comes after the delay, or fails.
    fileprivate var publisher: AnyPublisher<Void, any Error> {
        Deferred {
            Future { promise in
                // It is kept once, and may be kept on any thread.
                nonisolated(unsafe) let promise = promise
                Task {
                    do {
                        promise(.success(try await pass()))
                    } catch {
                        promise(.failure(error))
                    }
                }
            }
        }
        .eraseToAnyPublisher()
    }

    /// Returns after the delay, or throws.
    fileprivate func pass() async throws {
        try await clock.sleep(for: .seconds(delay))
        try outcome.get()
    }

    private var outcome: Result<Void, any Error> {
        Double.random(in: 0..<1) < failureRate ? .failure(RepositoryError.unreachable) : .success(())
    }
}

/// A product repository that is slow, and fails now and then.
public struct UnreliableProductRepository: ProductRepository {
    private let base: any ProductRepository
    private let disturbance: Disturbance

    /// Makes another repository worse.
    public init(_ base: any ProductRepository, _ disturbance: Disturbance) {
        self.base = base
        self.disturbance = disturbance
    }

    /// All products, perhaps.
    public func loadProducts() async throws -> [Product] {
        try await disturbance.pass()
        return try await base.loadProducts()
    }

    /// One product, perhaps.
    public func loadProduct(_ id: Product.ID) async throws -> Product {
        try await disturbance.pass()
        return try await base.loadProduct(id)
    }
}

/// A cart repository that is slow, and fails now and then.
public struct UnreliableCartRepository: CartRepository {
    private let base: any CartRepository
    private let disturbance: Disturbance

    /// Makes another repository worse.
    public init(_ base: any CartRepository, _ disturbance: Disturbance) {
        self.base = base
        self.disturbance = disturbance
    }

    /// The cart, perhaps.
    public var cartPublisher: AnyPublisher<Cart, any Error> {
        disturbed(base.cartPublisher)
    }

    /// Puts a piece into the cart, perhaps.
    public func add(_ product: Product.ID) -> AnyPublisher<Void, any Error> {
        disturbed(base.add(product))
    }

    /// Takes a piece out of the cart, perhaps.
    public func remove(_ product: Product.ID) -> AnyPublisher<Void, any Error> {
        disturbed(base.remove(product))
    }

    /// Buys a cart, perhaps.
    public func placeOrder(for cart: Cart) -> AnyPublisher<Receipt, any Error> {
        disturbed(base.placeOrder(for: cart))
    }

    private func disturbed<Output>(_ publisher: AnyPublisher<Output, any Error>) -> AnyPublisher<Output, any Error> {
        disturbance.publisher.map { publisher }.switchToLatest().eraseToAnyPublisher()
    }
}
