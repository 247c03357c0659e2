public import ShoppingFeatures
public import VSM

/// An order repository that is slow and sometimes fails.
public struct UnreliableOrderRepository: OrderRepository {
    private let base: any OrderRepository
    private let disturbance: Disturbance

    /// Adds delays and failures to another repository.
    public init(_ base: any OrderRepository, _ disturbance: Disturbance) {
        self.base = base
        self.disturbance = disturbance
    }

    /// The orders, unless the request fails.
    public var ordersPublisher: AnyPublisher<[Order], any Error> {
        disturbance.observation(base.ordersPublisher)
    }
}
