public import VSM

/// Loads the products.
public struct ProductsLoaderModel: ProductsLoading {
    /// The dependencies of the feature.
    public typealias Dependencies = ProductRepositoryDependency

    private let dependencies: any Dependencies

    /// Creates the first model of the feature.
    public init(dependencies: any Dependencies) {
        self.dependencies = dependencies
    }

    /// Loads the products.
    public func load() -> StateSequence<ProductsViewState> {
        StateSequence(
            { .loading },
            { await loadedState() }
        )
    }

    private func loadedState() async -> ProductsViewState {
        do {
            let products = try await dependencies.productRepository.loadProducts()
            return .loaded(ProductsBrowserModel(allProducts: products, search: ""))
        } catch {
            return .failed(ProductsErrorModel(dependencies: dependencies, message: error.messageForShopper))
        }
    }
}

/// The products, and a search among them.
struct ProductsBrowserModel: ProductsBrowsing, MutatingCopyable {
    let allProducts: [Product]
    var search: String

    var products: [Product] {
        let words = search.lowercased().split(separator: " ")
        return allProducts.filter { product in
            let name = product.name.lowercased()
            return words.allSatisfy { name.contains($0) }
        }
    }

    func search(for text: String) -> ProductsViewState {
        .loaded(copy(mutatingPath: \.search, value: text))
    }
}

/// Loads the products again.
struct ProductsErrorModel: ProductsRetrying {
    let dependencies: any ProductsLoaderModel.Dependencies
    let message: String

    func retry() -> StateSequence<ProductsViewState> {
        ProductsLoaderModel(dependencies: dependencies).load()
    }
}
