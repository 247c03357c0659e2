public import VSM

/// What a shopper has bought.
public protocol OrderRepository: Sendable {
    /// The shopper's latest orders, newest first, and again after each order in any window.
    var ordersPublisher: AnyPublisher<[Order], any Error> { get }
}

/// Provides an order repository.
public protocol OrderRepositoryDependency {
    /// The repository of the shopper's orders.
    var orderRepository: any OrderRepository { get }
}
