import ShoppingFeatures
import VSM

/// An order repository that is slow and sometimes fails.
struct UnreliableOrderRepository: OrderRepository {
    let base: any OrderRepository
    let disturbance: Disturbance

    var ordersPublisher: AnyPublisher<[Order], any Error> {
        AnyPublisher.following {
            try await disturbance.pass()
            return base.ordersPublisher.values
        }
    }
}
