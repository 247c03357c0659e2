import VSM

/// Builds the models of the cart.
public struct CartModelBuilder {
    private let dependencies: any CartRepositoryDependency

    /// Creates a builder.
    public init(dependencies: any CartRepositoryDependency) {
        self.dependencies = dependencies
    }

    /// Creates the first model of the feature.
    public func buildLoaderModel() -> CartViewState.LoaderModel {
        CartViewState.LoaderModel(load: { StateSequence(.loading).then { follow() } })
    }

    func buildReadyModel(_ cart: Cart) -> CartViewState.ReadyModel {
        func remove(_ product: Product.ID) -> FinishingAction<CartViewState> {
            FinishingAction(
                StateSequence(.loaded(cart, .removing(product))).then {
                    try await dependencies.cartRepository.remove(product)
                    return follow()
                } catch: { error in
                    .loaded(cart, .removingFailed(product, failed(ErrorModel(error) { remove(product) })))
                }
            )
        }

        func placeOrder() -> FinishingAction<CartViewState> {
            FinishingAction(
                StateSequence(.loaded(cart, .ordering)).then {
                    do {
                        let order = try await dependencies.cartRepository.placeOrder(for: cart)
                        return StateSequence(.ordered(order))
                    } catch RepositoryError.emptyCart, RepositoryError.changedCart {
                        return follow()
                    }
                } catch: { error in
                    .loaded(cart, .orderFailed(failed(ErrorModel(error, retry: placeOrder))))
                }
            )
        }

        func failed(_ failure: ErrorModel<FinishingAction<CartViewState>>) -> CartViewState.ActionErrorModel {
            CartViewState.ActionErrorModel(failure: failure, ready: buildReadyModel(cart), cancel: follow)
        }

        return CartViewState.ReadyModel(remove: remove, placeOrder: placeOrder)
    }

    /// Follows the cart: its current value, and its value after each change in any window.
    private func follow() -> StateSequence<CartViewState> {
        StateSequence().following {
            try await dependencies.cartRepository.carts()
        } as: { cart in
            cart.isEmpty ? .empty : .loaded(cart, .ready(buildReadyModel(cart)))
        } catch: { error in
            .failed(ErrorModel(error, retry: buildLoaderModel().load))
        }
    }
}
