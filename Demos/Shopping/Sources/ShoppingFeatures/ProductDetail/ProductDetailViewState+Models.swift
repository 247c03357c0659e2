import VSM

extension ProductDetailViewState.LoaderModel {
    /// What the feature needs.
    public typealias Dependencies = ProductRepositoryDependency & CartRepositoryDependency

    /// Makes the model with which the feature begins.
    public init(_ id: Product.ID, dependencies: any Dependencies) {
        load = {
            StateSequence(
                { .loading },
                { await Self.loadedState(id, dependencies) }
            )
        }
    }

    private static func loadedState(
        _ id: Product.ID,
        _ dependencies: any Dependencies
    ) async -> ProductDetailViewState {
        do {
            let product = try await dependencies.productRepository.loadProduct(id)
            return .viewing(.init(product, wasAdded: false, dependencies: dependencies))
        } catch RepositoryError.unknownProduct {
            return .notFound
        } catch {
            return .failed(.init(id, message: error.messageForShopper, dependencies: dependencies))
        }
    }
}

extension ProductDetailViewState.ViewingModel {
    typealias Dependencies = ProductDetailViewState.LoaderModel.Dependencies

    init(_ product: Product, wasAdded: Bool, dependencies: any Dependencies) {
        self.product = product
        self.wasAdded = wasAdded
        addToCart = { Self.add(product, dependencies) }
    }

    fileprivate static func add(
        _ product: Product,
        _ dependencies: any Dependencies
    ) -> AnyPublisher<ProductDetailViewState, Never> {
        dependencies.cartRepository.add(product.id)
            .map { .viewing(.init(product, wasAdded: true, dependencies: dependencies)) }
            .catch { error in
                Just(.addingFailed(.init(product, message: error.messageForShopper, dependencies: dependencies)))
            }
            .prepend(.addingToCart(product))
            .eraseToAnyPublisher()
    }
}

extension ProductDetailViewState.AddingErrorModel {
    init(_ product: Product, message: String, dependencies: any ProductDetailViewState.LoaderModel.Dependencies) {
        self.product = product
        self.message = message
        retry = { ProductDetailViewState.ViewingModel.add(product, dependencies) }
    }
}

extension ProductDetailViewState.ErrorModel {
    init(_ id: Product.ID, message: String, dependencies: any ProductDetailViewState.LoaderModel.Dependencies) {
        self.message = message
        retry = { ProductDetailViewState.LoaderModel(id, dependencies: dependencies).load() }
    }
}
