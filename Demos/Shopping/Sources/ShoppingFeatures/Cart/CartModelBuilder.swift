import VSM

/// Builds the models of the cart.
public struct CartModelBuilder {
    /// The dependencies of the feature.
    public typealias Dependencies = CartRepositoryDependency

    private let dependencies: any Dependencies

    /// Creates a builder.
    public init(dependencies: any Dependencies) {
        self.dependencies = dependencies
    }

    /// Creates the first model of the feature.
    public func buildLoaderModel() -> CartViewState.LoaderModel {
        CartViewState.LoaderModel(load: { followCart().prepend(.loading).eraseToAnyPublisher() })
    }

    func buildReadyModel(_ cart: Cart) -> CartViewState.ReadyModel {
        func remove(_ product: Product.ID) -> AnyPublisher<CartViewState, Never> {
            dependencies.cartRepository.remove(product)
                .map { followCart() }
                .catch { error in
                    Just(failure(error, retry: { remove(product) }, activity: { .removingFailed(product, $0) }))
                }
                .switchToLatest()
                .prepend(.loaded(cart, .removing(product)))
                .eraseToAnyPublisher()
        }

        func placeOrder() -> AnyPublisher<CartViewState, Never> {
            dependencies.cartRepository.placeOrder(for: cart)
                .map { receipt in Just(CartViewState.ordered(receipt)).eraseToAnyPublisher() }
                .catch { error in Just(failure(error, retry: placeOrder, activity: { .orderFailed($0) })) }
                .switchToLatest()
                .prepend(.loaded(cart, .ordering))
                .eraseToAnyPublisher()
        }

        func failure(
            _ error: any Error,
            retry: @escaping () -> AnyPublisher<CartViewState, Never>,
            activity: (CartViewState.ActionErrorModel) -> CartViewState.Activity
        ) -> AnyPublisher<CartViewState, Never> {
            switch error {
            // Shows the shopper the current cart.
            case RepositoryError.emptyCart, RepositoryError.changedCart: return followCart()
            default: break
            }
            let model = CartViewState.ActionErrorModel(
                message: error.messageForShopper,
                ready: buildReadyModel(cart),
                retry: retry,
                cancel: followCart
            )
            return Just(.loaded(cart, activity(model))).eraseToAnyPublisher()
        }

        return CartViewState.ReadyModel(remove: remove, placeOrder: placeOrder)
    }

    func buildErrorModel(_ error: any Error) -> CartViewState.ErrorModel {
        CartViewState.ErrorModel(message: error.messageForShopper, retry: buildLoaderModel().load)
    }

    /// The current cart, and the cart after each change in any window.
    private func followCart() -> AnyPublisher<CartViewState, Never> {
        dependencies.cartRepository.cartPublisher
            .map { cart in cart.isEmpty ? .empty : .loaded(cart, .ready(buildReadyModel(cart))) }
            .catch { error in Just(.failed(buildErrorModel(error))) }
            .eraseToAnyPublisher()
    }
}
