public import ShoppingFeatures
public import VSM

/// Delays and failures that are added to the repositories, to see how the shop handles them.
public struct Disturbance: Sendable {
    /// The delay of each request, in seconds.
    public let delay: Double
    /// The share of requests that fail, from 0 to 1.
    public let failureRate: Double
    private let clock: any Clock<Duration>

    /// Creates a disturbance.
    ///
    /// - Parameters:
    ///   - delay: the delay of each request, in seconds.
    ///   - failureRate: the share of requests that fail, from 0 to 1.
    ///   - clock: measures the delay.
    public init(delay: Double, failureRate: Double, clock: any Clock<Duration> = ContinuousClock()) {
        self.delay = delay
        self.failureRate = failureRate
        self.clock = clock
    }

    /// Whether there are any delays or failures.
    public var isNoticeable: Bool { delay > 0 || failureRate > 0 }

    /// Succeeds after the delay, or fails.
    fileprivate var publisher: AnyPublisher<Void, any Error> {
        Deferred {
            Future { promise in
                // It is fulfilled once, on any thread.
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

/// A product repository that is slow and sometimes fails.
public struct UnreliableProductRepository: ProductRepository {
    private let base: any ProductRepository
    private let disturbance: Disturbance

    /// Adds delays and failures to another repository.
    public init(_ base: any ProductRepository, _ disturbance: Disturbance) {
        self.base = base
        self.disturbance = disturbance
    }

    /// All products, unless the request fails.
    public func loadProducts() async throws -> [Product] {
        try await disturbance.pass()
        return try await base.loadProducts()
    }

    /// One product, unless the request fails.
    public func loadProduct(_ id: Product.ID) async throws -> Product {
        try await disturbance.pass()
        return try await base.loadProduct(id)
    }
}

/// A cart repository that is slow and sometimes fails.
public struct UnreliableCartRepository: CartRepository {
    private let base: any CartRepository
    private let disturbance: Disturbance

    /// Adds delays and failures to another repository.
    public init(_ base: any CartRepository, _ disturbance: Disturbance) {
        self.base = base
        self.disturbance = disturbance
    }

    /// The cart, unless the request fails.
    public var cartPublisher: AnyPublisher<Cart, any Error> {
        disturbed(base.cartPublisher)
    }

    /// Adds a piece to the cart, unless the request fails.
    public func add(_ product: Product.ID) -> AnyPublisher<Void, any Error> {
        disturbed(base.add(product))
    }

    /// Removes a piece from the cart, unless the request fails.
    public func remove(_ product: Product.ID) -> AnyPublisher<Void, any Error> {
        disturbed(base.remove(product))
    }

    /// Buys a cart, unless the request fails.
    public func placeOrder(for cart: Cart) -> AnyPublisher<Receipt, any Error> {
        disturbed(base.placeOrder(for: cart))
    }

    private func disturbed<Output>(_ publisher: AnyPublisher<Output, any Error>) -> AnyPublisher<Output, any Error> {
        disturbance.publisher.map { publisher }.switchToLatest().eraseToAnyPublisher()
    }
}
