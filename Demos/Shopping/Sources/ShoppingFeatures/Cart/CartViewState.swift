public import VSM

// The feature's shape. Style: struct builder. The models are structs of closures, and `CartModelBuilder` makes them all.

/// The states of the cart's page.
public enum CartViewState {
    /// Nothing was asked for yet.
    case initialized(LoaderModel)
    /// The cart is on its way.
    case loading
    /// There is nothing in the cart.
    case empty
    /// There is something in the cart.
    case loaded(LoadedModel)
    /// A piece is being taken out.
    case removing(Cart)
    /// The order is being placed.
    case ordering(Cart)
    /// The cart could not be changed or ordered.
    case actionFailed(ActionErrorModel)
    /// The order was placed.
    case ordered(Receipt)
    /// The cart did not come.
    case failed(ErrorModel)

    /// Can load the cart.
    public struct LoaderModel {
        /// Loads the cart, and follows it from then on.
        public let load: () -> AnyPublisher<CartViewState, Never>
    }

    /// Has a cart with something in it.
    public struct LoadedModel {
        /// What is in the cart.
        public let cart: Cart
        /// Takes a piece of a product out.
        public let remove: (Product.ID) -> AnyPublisher<CartViewState, Never>
        /// Buys what is in the cart.
        public let placeOrder: () -> AnyPublisher<CartViewState, Never>
    }

    /// Has a cart with which something went wrong.
    public struct ActionErrorModel {
        /// What is in the cart.
        public let cart: Cart
        /// What happened, for the shopper.
        public let message: String
        /// Does again what went wrong.
        public let retry: () -> AnyPublisher<CartViewState, Never>
        /// Goes back to the cart as it is now.
        public let cancel: () -> AnyPublisher<CartViewState, Never>
    }

    /// Can load the cart again.
    public struct ErrorModel {
        /// What happened, for the shopper.
        public let message: String
        /// Loads the cart again.
        public let retry: () -> AnyPublisher<CartViewState, Never>
    }
}
