import ShoppingFeatures
import VSM
import VSMTesting

/// An order repository whose answers a test defines; it is only used on the test's host.
struct MockOrderRepository: OrderRepository, @unchecked Sendable {
    var ordersPublisherAction: () -> AnyPublisher<[Order], any Error> = {
        choosePublisher(.failure(UnexpectedCall("ordersPublisher")))
    }

    var ordersPublisher: AnyPublisher<[Order], any Error> { ordersPublisherAction() }
}
