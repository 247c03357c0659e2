public import VSM

/// A shopper's orders.
///
/// This repository has a publisher, like those of apps that were written for vsm-ios 1.x. The others are asynchronous.
public protocol OrderRepository: Sendable {
    /// The shopper's latest orders, newest first, now and after each order in any window.
    var ordersPublisher: AnyPublisher<[Order], any Error> { get }
}

/// Provides an order repository.
public protocol OrderRepositoryDependency {
    /// The repository of the shopper's orders.
    var orderRepository: any OrderRepository { get }
}
