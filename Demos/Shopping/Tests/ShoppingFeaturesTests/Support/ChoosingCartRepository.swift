import ShoppingFeatures
import VSM
import VSMTesting

/// A cart repository with whatever outcome there can be, and with other windows on the same cart.
///
/// It does not keep the cart in mind: other windows may always have been there in the meantime.
final class ChoosingCartRepository: CartRepository, @unchecked Sendable {
    private var otherWindows = PassthroughSubject<Cart, any Error>()

    var cartPublisher: AnyPublisher<Cart, any Error> {
        choosePublisher(.success(Cart((.couch, 1))), .success(Cart()), .failure(RepositoryError.unreachable))
            .map { [otherWindows] cart in otherWindows.prepend(cart) }
            .switchToLatest()
            .eraseToAnyPublisher()
    }

    func add(_ product: Product.ID) -> AnyPublisher<Void, any Error> {
        choosePublisher(
            .success(()),
            .failure(RepositoryError.unknownProduct(product)),
            .failure(RepositoryError.unreachable)
        )
    }

    func remove(_ product: Product.ID) -> AnyPublisher<Void, any Error> {
        choosePublisher(.success(()), .failure(RepositoryError.unreachable))
    }

    func placeOrder(for cart: Cart) -> AnyPublisher<Receipt, any Error> {
        choosePublisher(
            .success(Receipt(1, for: cart)),
            .failure(RepositoryError.insufficientFunds),
            .failure(RepositoryError.changedCart),
            .failure(RepositoryError.unreachable)
        )
    }

    /// Another window changes the cart, for those who follow it.
    func change(to cart: Cart) {
        otherWindows.send(cart)
    }

    /// Those who follow the cart lose it.
    func lose() {
        let lost = otherWindows
        otherWindows = PassthroughSubject()
        lost.send(completion: .failure(RepositoryError.unreachable))
    }
}
