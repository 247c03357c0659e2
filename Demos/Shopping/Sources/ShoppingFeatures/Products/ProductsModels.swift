public import VSM

/// Loads the products.
public struct ProductsLoaderModel: ProductsLoading {
    /// The dependencies of the feature.
    public typealias Dependencies = ProductRepositoryDependency & FavoriteRepositoryDependency

    private let dependencies: any Dependencies
    private let search: String

    /// Creates the first model of the feature.
    ///
    /// - Parameters:
    ///   - dependencies: the dependencies of the feature.
    ///   - search: the text to search for, once the products are loaded.
    public init(dependencies: any Dependencies, search: String = "") {
        self.dependencies = dependencies
        self.search = search
    }

    /// Loads the products.
    public func load() -> StateSequence<ProductsViewState> {
        load(search: search)
    }

    func load(search: String) -> StateSequence<ProductsViewState> {
        StateSequence(
            { .loading },
            { await loadedState(search: search) }
        )
    }

    func loadedState(search: String) async -> ProductsViewState {
        // Asked for together with the products, so that each button of the grid has its value when it appears.
        let favorites = dependencies.favoriteRepository.favoritesPublisher
            .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        do {
            let products = try await dependencies.productRepository.loadProducts()
            return .loaded(
                ProductsBrowserModel(
                    allProducts: products,
                    search: search,
                    favorites: favorites,
                    dependencies: dependencies
                )
            )
        } catch {
            return .failed(
                ProductsErrorModel(dependencies: dependencies, message: error.messageForShopper, search: search)
            )
        }
    }
}

/// The products, and a search among them.
struct ProductsBrowserModel: ProductsBrowsing, MutatingCopyable {
    let allProducts: [Product]
    var search: String
    var isReloading = false
    /// Keeps the favorites observed while the grid is there: without, its buttons would each wait for them.
    let favorites: AnyCancellable
    let dependencies: any ProductsLoaderModel.Dependencies

    var products: [Product] {
        let words = search.lowercased().split(separator: " ")
        return allProducts.filter { product in
            let name = product.name.lowercased()
            return words.allSatisfy { name.contains($0) }
        }
    }

    func search(for text: String) -> ProductsViewState {
        .loaded(
            copy(mutating: { browser in
                browser.search = text
                // This action ends the one that reloads.
                browser.isReloading = false
            })
        )
    }

    func reload() -> StateSequence<ProductsViewState> {
        StateSequence(
            { .loaded(copy(mutatingPath: \.isReloading, value: true)) },
            { await ProductsLoaderModel(dependencies: dependencies).loadedState(search: search) }
        )
    }
}

/// Loads the products again.
struct ProductsErrorModel: ProductsRetrying {
    let dependencies: any ProductsLoaderModel.Dependencies
    let message: String
    let search: String

    func retry() -> StateSequence<ProductsViewState> {
        ProductsLoaderModel(dependencies: dependencies).load(search: search)
    }
}
