public import VSM

// Struct extensions: a model has one action, which needs only what the initializer gets, so the model is one closure.

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
    case failed(ErrorModel<StateSequence<Self>>)

    /// Starts to load the product.
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
        case failed(ErrorModel<FinishingAction<ProductDetailViewState>>)
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
}

extension ProductDetailViewState.LoaderModel {
    /// The dependencies of the feature.
    public typealias Dependencies = ProductRepositoryDependency & CartRepositoryDependency

    /// Creates the first model of the feature.
    public init(_ id: Product.ID, dependencies: any Dependencies) {
        load = {
            StateSequence(.loading).then {
                let product = try await dependencies.productRepository.loadProduct(id)
                return .loaded(product, .ready(.init(product, wasAdded: false, dependencies: dependencies)))
            } catch: { error in
                if case RepositoryError.unknownProduct = error { return .notFound }
                return .failed(ErrorModel(error, retry: Self(id, dependencies: dependencies).load))
            }
        }
    }
}

extension ProductDetailViewState.AddingModel {
    init(_ product: Product, wasAdded: Bool, dependencies: any CartRepositoryDependency) {
        self.wasAdded = wasAdded
        addToCart = {
            FinishingAction(
                StateSequence(.loaded(product, .adding)).then {
                    try await dependencies.cartRepository.add(product.id)
                    return .loaded(product, .ready(Self(product, wasAdded: true, dependencies: dependencies)))
                } catch: { error in
                    let retry = Self(product, wasAdded: false, dependencies: dependencies).addToCart
                    return .loaded(product, .failed(ErrorModel(error, retry: retry)))
                }
            )
        }
    }
}
