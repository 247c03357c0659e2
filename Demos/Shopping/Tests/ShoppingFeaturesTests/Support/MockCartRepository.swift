import ShoppingFeatures
import VSM
import VSMTesting

/// A cart repository that a test writes down; it is used on the test's host only.
struct MockCartRepository: CartRepository, @unchecked Sendable {
    var cartPublisherAction: () -> AnyPublisher<Cart, any Error> = {
        choosePublisher(.failure(UnexpectedCall("cartPublisher")))
    }
    var addAction: (Product.ID) -> AnyPublisher<Void, any Error> = { _ in
        choosePublisher(.failure(UnexpectedCall("add")))
    }
    var removeAction: (Product.ID) -> AnyPublisher<Void, any Error> = { _ in
        choosePublisher(.failure(UnexpectedCall("remove")))
    }
    var placeOrderAction: (Cart) -> AnyPublisher<Receipt, any Error> = { _ in
        choosePublisher(.failure(UnexpectedCall("placeOrder")))
    }

    var cartPublisher: AnyPublisher<Cart, any Error> { cartPublisherAction() }

    func add(_ product: Product.ID) -> AnyPublisher<Void, any Error> {
        addAction(product)
    }

    func remove(_ product: Product.ID) -> AnyPublisher<Void, any Error> {
        removeAction(product)
    }

    func placeOrder(for cart: Cart) -> AnyPublisher<Receipt, any Error> {
        placeOrderAction(cart)
    }
}
