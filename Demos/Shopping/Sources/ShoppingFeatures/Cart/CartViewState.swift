public import VSM

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
}
