import ShoppingFeatures
import VSM
import VSMTesting

/// An order repository that a test writes down; it is used on the test's host only.
struct MockOrderRepository: OrderRepository, @unchecked Sendable {
    var ordersPublisherAction: () -> AnyPublisher<[Order], any Error> = {
        choosePublisher(.failure(UnexpectedCall("ordersPublisher")))
    }

    var ordersPublisher: AnyPublisher<[Order], any Error> { ordersPublisherAction() }
}
