public import ShoppingFeatures
public import VSM

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
        disturbance.observation(base.cartPublisher)
    }

    /// Adds a piece to the cart, unless the request fails.
    public func add(_ product: Product.ID) -> AnyPublisher<Void, any Error> {
        disturbance.change(base.add(product))
    }

    /// Removes a piece from the cart, unless the request fails.
    public func remove(_ product: Product.ID) -> AnyPublisher<Void, any Error> {
        disturbance.change(base.remove(product))
    }

    /// Buys a cart, unless the request fails.
    public func placeOrder(for cart: Cart) -> AnyPublisher<Receipt, any Error> {
        disturbance.change(base.placeOrder(for: cart))
    }
}
