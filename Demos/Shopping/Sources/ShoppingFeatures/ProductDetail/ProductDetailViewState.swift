public import VSM

// The feature's shape. Style: struct extensions. The models are structs of closures; their initializers, in files of
// their own, say what the closures do.

/// The states of the page of one product.
public enum ProductDetailViewState {
    /// Nothing was asked for yet.
    case initialized(LoaderModel)
    /// The product is on its way.
    case loading
    /// The product is there.
    case loaded(Product, CartState)
    /// There is no such product.
    case notFound
    /// The product did not come.
    case failed(ErrorModel)

    /// What is going on between the product and the cart.
    public enum CartState {
        /// A piece can be put into the cart.
        case ready(AddingModel)
        /// A piece is on its way into the cart.
        case adding
        /// A piece could not be put into the cart.
        case failed(AddingErrorModel)
    }

    /// Can load the product.
    public struct LoaderModel {
        /// Loads the product.
        public let load: () -> StateSequence<ProductDetailViewState>
    }

    /// Can put a piece of the product into the cart.
    public struct AddingModel {
        /// Whether a piece was just put into the cart.
        public let wasAdded: Bool
        /// Puts a piece of the product into the cart.
        public let addToCart: () -> AnyPublisher<ProductDetailViewState, Never>
    }

    /// Can try again to put a piece into the cart.
    public struct AddingErrorModel {
        /// What happened, for the shopper.
        public let message: String
        /// Tries again.
        public let retry: () -> AnyPublisher<ProductDetailViewState, Never>
    }

    /// Can load the product again.
    public struct ErrorModel {
        /// What happened, for the shopper.
        public let message: String
        /// Loads the product again.
        public let retry: () -> StateSequence<ProductDetailViewState>
    }
}
