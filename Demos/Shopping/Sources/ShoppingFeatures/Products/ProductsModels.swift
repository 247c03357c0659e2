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
        loading(after: .loading)
    }

    func loading(after first: ProductsViewState) -> StateSequence<ProductsViewState> {
        StateSequence({ first }).then {
            .loaded(try await browser())
        } catch: { error in
            .failed(ProductsErrorModel(message: error.messageForShopper, loader: self))
        }
    }

    private func browser() async throws -> ProductsBrowserModel {
        let (products, favorites) = (dependencies.productRepository, dependencies.favoriteRepository)
        // Asked for together with the products, so that no button of a grid has to ask.
        async let knownFavorites = try? await favorites.favorites().first { _ in true }
        return ProductsBrowserModel(
            allProducts: try await products.loadProducts(),
            favorites: await knownFavorites,
            search: search,
            dependencies: dependencies
        )
    }
}

/// The products, and a search among them.
struct ProductsBrowserModel: ProductsBrowsing, MutatingCopyable {
    let allProducts: [Product]
    let favorites: Favorites?
    var search: String
    var isReloading = false
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
        ProductsLoaderModel(dependencies: dependencies, search: search)
            .loading(after: .loaded(copy(mutatingPath: \.isReloading, value: true)))
    }
}

/// Loads the products again.
struct ProductsErrorModel: ProductsRetrying {
    let message: String
    let loader: ProductsLoaderModel

    func retry() -> StateSequence<ProductsViewState> { loader.load() }
}
