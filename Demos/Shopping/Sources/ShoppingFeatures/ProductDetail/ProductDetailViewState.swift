public import VSM

// The states and models of the feature. Style: struct extensions. The models are structs of closures; their
// initializers are in a file of their own.

/// The states of the page of a product.
public enum ProductDetailViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(LoaderModel)
    /// The product is being loaded.
    case loading
    /// The product is loaded.
    case loaded(Product, CartState)
    /// There is no such product.
    case notFound
    /// The product could not be loaded.
    case failed(ErrorModel)

    /// Begins with loading.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }

    /// The current activity of the cart.
    public enum CartState {
        /// A piece can be added to the cart.
        case ready(AddingModel)
        /// A piece is being added to the cart.
        case adding
        /// A piece could not be added to the cart.
        case failed(AddingErrorModel)
    }

    /// Loads the product.
    public struct LoaderModel {
        /// Loads the product.
        public let load: () -> StateSequence<ProductDetailViewState>
    }

    /// Adds pieces of the product to the cart.
    public struct AddingModel {
        /// Whether a piece was just added to the cart.
        public let wasAdded: Bool
        /// Adds a piece of the product to the cart.
        public let addToCart: () -> FinishingAction<ProductDetailViewState>
    }

    /// Retries adding a piece to the cart.
    public struct AddingErrorModel {
        /// A message for the shopper.
        public let message: String
        /// Tries again.
        public let retry: () -> FinishingAction<ProductDetailViewState>
    }

    /// Loads the product again.
    public struct ErrorModel {
        /// A message for the shopper.
        public let message: String
        /// Loads the product again.
        public let retry: () -> StateSequence<ProductDetailViewState>
    }
}
