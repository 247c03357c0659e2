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
        CartViewState.LoaderModel(load: { StateSequence({ .loading }).then { follow() } })
    }

    func buildReadyModel(_ cart: Cart) -> CartViewState.ReadyModel {
        func remove(_ product: Product.ID) -> FinishingAction<CartViewState> {
            FinishingAction(
                StateSequence({ .loaded(cart, .removing(product)) }).then {
                    try await dependencies.cartRepository.remove(product)
                    return follow()
                } catch: { error in
                    let model = buildActionErrorModel(error, cart, retry: { remove(product) })
                    return .loaded(cart, .removingFailed(product, model))
                }
            )
        }

        func placeOrder() -> FinishingAction<CartViewState> {
            FinishingAction(
                StateSequence({ .loaded(cart, .ordering) }).then {
                    do {
                        let receipt = try await dependencies.cartRepository.placeOrder(for: cart)
                        return StateSequence({ .ordered(receipt) })
                    } catch RepositoryError.emptyCart, RepositoryError.changedCart {
                        return follow()
                    }
                } catch: { error in
                    .loaded(cart, .orderFailed(buildActionErrorModel(error, cart, retry: placeOrder)))
                }
            )
        }

        return CartViewState.ReadyModel(remove: remove, placeOrder: placeOrder)
    }

    private func buildActionErrorModel(
        _ error: any Error,
        _ cart: Cart,
        retry: @escaping () -> FinishingAction<CartViewState>
    ) -> CartViewState.ActionErrorModel {
        CartViewState.ActionErrorModel(
            message: error.messageForShopper,
            ready: buildReadyModel(cart),
            retry: retry,
            cancel: follow
        )
    }

    /// The current cart, and the cart after each change in any window.
    private func follow() -> StateSequence<CartViewState> {
        StateSequence().following {
            try await dependencies.cartRepository.carts()
        } as: { cart in
            cart.isEmpty ? .empty : .loaded(cart, .ready(buildReadyModel(cart)))
        } catch: { error in
            .failed(CartViewState.ErrorModel(message: error.messageForShopper, retry: buildLoaderModel().load))
        }
    }
}
