public import VSM

/// What a shopper has bought.
///
/// This repository has a publisher, as those of apps that come from vsm-ios 1.x. The others are asynchronous.
public protocol OrderRepository: Sendable {
    /// The shopper's latest orders, newest first, and again after each order in any window.
    var ordersPublisher: AnyPublisher<[Order], any Error> { get }
}

/// Provides an order repository.
public protocol OrderRepositoryDependency {
    /// The repository of the shopper's orders.
    var orderRepository: any OrderRepository { get }
}
