import VSM

extension ProductDetailViewState.LoaderModel {
    /// The dependencies of the feature.
    public typealias Dependencies = ProductRepositoryDependency & CartRepositoryDependency

    /// Creates the first model of the feature.
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
            return .loaded(product, .ready(.init(product, wasAdded: false, dependencies: dependencies)))
        } catch RepositoryError.unknownProduct {
            return .notFound
        } catch {
            return .failed(.init(id, message: error.messageForShopper, dependencies: dependencies))
        }
    }
}

extension ProductDetailViewState.AddingModel {
    typealias Dependencies = ProductDetailViewState.LoaderModel.Dependencies

    init(_ product: Product, wasAdded: Bool, dependencies: any Dependencies) {
        self.wasAdded = wasAdded
        addToCart = { Self.add(product, dependencies) }
    }

    fileprivate static func add(
        _ product: Product,
        _ dependencies: any Dependencies
    ) -> AnyPublisher<ProductDetailViewState, Never> {
        dependencies.cartRepository.add(product.id)
            .map { .ready(.init(product, wasAdded: true, dependencies: dependencies)) }
            .catch { error in
                Just(.failed(.init(product, message: error.messageForShopper, dependencies: dependencies)))
            }
            .prepend(.adding)
            .map { .loaded(product, $0) }
            .eraseToAnyPublisher()
    }
}

extension ProductDetailViewState.AddingErrorModel {
    init(_ product: Product, message: String, dependencies: any ProductDetailViewState.LoaderModel.Dependencies) {
        self.message = message
        retry = { ProductDetailViewState.AddingModel.add(product, dependencies) }
    }
}

extension ProductDetailViewState.ErrorModel {
    init(_ id: Product.ID, message: String, dependencies: any ProductDetailViewState.LoaderModel.Dependencies) {
        self.message = message
        retry = { ProductDetailViewState.LoaderModel(id, dependencies: dependencies).load() }
    }
}
