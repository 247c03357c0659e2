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
    case loaded(Cart, Activity)
    /// The order was placed.
    case ordered(Receipt)
    /// The cart did not come.
    case failed(ErrorModel)

    /// What is going on with a cart that has something in it.
    public enum Activity {
        /// It can be changed and ordered.
        case ready(ReadyModel)
        /// A piece is being taken out.
        case removing
        /// The order is being placed.
        case ordering
        /// It could not be changed or ordered.
        case failed(ActionErrorModel)
    }

    /// Can load the cart.
    public struct LoaderModel {
        /// Loads the cart, and follows it from then on.
        public let load: () -> AnyPublisher<CartViewState, Never>
    }

    /// Can change a cart, and order what is in it.
    public struct ReadyModel {
        /// Takes a piece of a product out.
        public let remove: (Product.ID) -> AnyPublisher<CartViewState, Never>
        /// Buys what is in the cart.
        public let placeOrder: () -> AnyPublisher<CartViewState, Never>
    }

    /// Can do again what went wrong with a cart, or leave it.
    public struct ActionErrorModel {
        /// What happened, for the shopper.
        public let message: String
        /// Removes and orders as before.
        public let ready: ReadyModel
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
