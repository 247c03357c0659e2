import ShoppingFeatures
import VSM

extension CartRepository {
    /// Buys what is in the cart, whatever it is.
    func placeOrder() -> AnyPublisher<Receipt, any Error> {
        cartPublisher.first().map(placeOrder(for:)).switchToLatest().eraseToAnyPublisher()
    }
}
