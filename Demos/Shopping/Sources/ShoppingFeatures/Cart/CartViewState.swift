public import VSM

// Style: struct builder. The models are structs of closures that `CartModelBuilder` builds.

/// The states of the cart page.
public enum CartViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(LoaderModel)
    /// The cart is being loaded.
    case loading
    /// The cart is empty.
    case empty
    /// The cart has products.
    case loaded(Cart, Activity)
    /// The order was placed.
    case ordered(Order)
    /// The cart could not be loaded.
    case failed(ErrorModel<StateSequence<Self>>)

    /// Starts to load the cart.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }

    /// The current activity of a cart that has products.
    public enum Activity {
        /// The cart can be changed and ordered.
        case ready(ReadyModel)
        /// A piece of a product is being removed.
        case removing(Product.ID)
        /// The piece could not be removed.
        case removingFailed(Product.ID, ActionErrorModel)
        /// The order is being placed.
        case ordering
        /// The cart could not be ordered.
        case orderFailed(ActionErrorModel)

        /// The model of the failed action, if one failed.
        public var errorModel: ActionErrorModel? {
            switch self {
            case .removingFailed(_, let model), .orderFailed(let model): model
            case .ready, .removing, .ordering: nil
            }
        }

        /// The model for removing and ordering; `nil` while the cart is busy.
        public var readyModel: ReadyModel? {
            switch self {
            case .ready(let model): model
            // If an order is refused, products can still be removed.
            case .removingFailed(_, let model), .orderFailed(let model): model.ready
            case .removing, .ordering: nil
            }
        }
    }

    /// Loads the cart.
    public struct LoaderModel {
        /// Loads the cart, and then follows its changes.
        public let load: () -> StateSequence<CartViewState>
    }

    /// Changes a cart, and orders it.
    public struct ReadyModel {
        /// Removes a piece of a product, and then follows the cart.
        public let remove: (Product.ID) -> FinishingAction<CartViewState>
        /// Orders the cart, or shows the shopper the current cart if another window has changed it.
        public let placeOrder: () -> FinishingAction<CartViewState>
    }

    /// Retries a failed action on a cart, cancels it, or does something else with the cart.
    public struct ActionErrorModel {
        /// The failure, with a message and a retry.
        public let failure: ErrorModel<FinishingAction<CartViewState>>
        /// The model for removing and ordering.
        public let ready: ReadyModel
        /// Returns to the current cart.
        public let cancel: () -> StateSequence<CartViewState>
    }
}
