public import VSM

extension CartViewState {
    /// Loads the cart.
    public struct LoaderModel {
        let dependencies: any CartRepositoryDependency

        /// Creates the first model of the feature.
        public init(dependencies: any CartRepositoryDependency) {
            self.dependencies = dependencies
        }

        /// Loads the cart, and then follows its changes.
        public func load() -> StateSequence<CartViewState> {
            StateSequence(.loading).then { follow() }
        }

        /// Follows the cart: its current value, and its value after each change in any window.
        func follow() -> StateSequence<CartViewState> {
            StateSequence().following {
                try await dependencies.cartRepository.carts()
            } as: { cart in
                cart.isEmpty ? .empty : .loaded(cart, .ready(ReadyModel(cart: cart, loader: self)))
            } catch: { error in
                .failed(ErrorModel(error, retry: load))
            }
        }
    }

    /// Changes a cart, and orders it.
    public struct ReadyModel {
        let cart: Cart
        let loader: LoaderModel

        /// Removes a piece of a product, and then follows the cart.
        public func remove(_ product: Product.ID) -> FinishingAction<CartViewState> {
            FinishingAction(
                StateSequence(.loaded(cart, .removing(product))).then {
                    try await loader.dependencies.cartRepository.remove(product)
                    return loader.follow()
                } catch: { error in
                    .loaded(cart, .removingFailed(product, failed(error) { remove(product) }))
                }
            )
        }

        /// Orders the cart, or shows the shopper the current cart if another window has changed it.
        public func placeOrder() -> FinishingAction<CartViewState> {
            FinishingAction(
                StateSequence(.loaded(cart, .ordering)).then {
                    do {
                        let order = try await loader.dependencies.cartRepository.placeOrder(for: cart)
                        return StateSequence(.ordered(order))
                    } catch RepositoryError.emptyCart, RepositoryError.changedCart {
                        return loader.follow()
                    }
                } catch: { error in
                    .loaded(cart, .orderFailed(failed(error, retry: placeOrder)))
                }
            )
        }

        private func failed(
            _ error: any Error,
            retry: @escaping () -> FinishingAction<CartViewState>
        ) -> ActionErrorModel {
            ActionErrorModel(failure: ErrorModel(error, retry: retry), ready: self)
        }
    }

    /// Retries a failed action on a cart, cancels it, or does something else with the cart.
    public struct ActionErrorModel {
        /// The failure, with its error and a retry.
        public let failure: ErrorModel<FinishingAction<CartViewState>>
        /// The model for removing and ordering.
        public let ready: ReadyModel

        /// Returns to the current cart.
        public func cancel() -> StateSequence<CartViewState> { ready.loader.follow() }
    }
}
