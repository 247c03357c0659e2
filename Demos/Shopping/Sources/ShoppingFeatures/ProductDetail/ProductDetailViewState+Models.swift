import VSM

extension ProductDetailViewState.LoaderModel {
    /// The dependencies of the feature.
    public typealias Dependencies = ProductRepositoryDependency & CartRepositoryDependency

    /// Creates the first model of the feature.
    public init(_ id: Product.ID, dependencies: any Dependencies) {
        load = {
            StateSequence({ .loading }).then {
                let product = try await dependencies.productRepository.loadProduct(id)
                return .loaded(product, .ready(.init(product, wasAdded: false, dependencies: dependencies)))
            } catch: { error in
                if case RepositoryError.unknownProduct = error { return .notFound }
                let retry = Self(id, dependencies: dependencies).load
                return .failed(.init(message: error.messageForShopper, retry: retry))
            }
        }
    }
}

extension ProductDetailViewState.AddingModel {
    typealias Dependencies = CartRepositoryDependency

    init(_ product: Product, wasAdded: Bool, dependencies: any Dependencies) {
        self.wasAdded = wasAdded
        addToCart = {
            FinishingAction(
                StateSequence({ .loaded(product, .adding) }).then {
                    try await dependencies.cartRepository.add(product.id)
                    return .loaded(product, .ready(Self(product, wasAdded: true, dependencies: dependencies)))
                } catch: { error in
                    let retry = Self(product, wasAdded: false, dependencies: dependencies).addToCart
                    return .loaded(product, .failed(.init(message: error.messageForShopper, retry: retry)))
                }
            )
        }
    }
}
