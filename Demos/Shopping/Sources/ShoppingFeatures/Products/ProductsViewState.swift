public import VSM

// Protocols with structs: the model has more than a view should see, all products and not only those that match the search.

/// The states of the product grid.
public enum ProductsViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(any ProductsLoading)
    /// The products are being loaded.
    case loading
    /// The products are loaded.
    case loaded(any ProductsBrowsing)
    /// The products could not be loaded.
    case failed(ErrorModel<StateSequence<Self>>)

    /// The products that can be searched, if they are loaded.
    public var browser: (any ProductsBrowsing)? { if case .loaded(let model) = self { model } else { nil } }

    /// The text that the shopper searches for.
    public var search: String { browser?.search ?? "" }

    /// Starts to load the products.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }
}

/// Loads the products.
public protocol ProductsLoading {
    /// Loads the products.
    func load() -> StateSequence<ProductsViewState>
}

/// The products of the shop.
public protocol ProductsBrowsing {
    /// The products that match the search; all products if there is no search.
    var products: [Product] { get }
    /// The favorites when the products were loaded; `nil` if they are not known.
    var favorites: [Product]? { get }
    /// The text that the shopper searches for.
    var search: String { get }
    /// Whether the products are being loaded again.
    var isReloading: Bool { get }
    /// Shows the products whose names contain each word of a text; ends a reload.
    func search(for text: String) -> ProductsViewState
    /// Loads the products again while the current ones are shown, and keeps the search.
    func reload() -> StateSequence<ProductsViewState>
}

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
        StateSequence(first).then {
            let (products, favorites) = (dependencies.productRepository, dependencies.favoriteRepository)
            // The favorites are loaded together with the products, so that the buttons of the grid need not load them.
            async let knownFavorites = try? await favorites.favorites().first { _ in true }
            let browser = ProductsBrowserModel(
                allProducts: try await products.loadProducts(),
                favorites: await knownFavorites,
                search: search,
                dependencies: dependencies
            )
            return .loaded(browser)
        } catch: { error in
            .failed(ErrorModel(error, retry: load))
        }
    }
}

/// The products with a search.
struct ProductsBrowserModel: ProductsBrowsing, MutatingCopyable {
    let allProducts: [Product]
    let favorites: [Product]?
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
        var browser = self
        browser.search = text
        // This action ends the one that reloads.
        browser.isReloading = false
        return .loaded(browser)
    }

    func reload() -> StateSequence<ProductsViewState> {
        ProductsLoaderModel(dependencies: dependencies, search: search)
            .loading(after: .loaded(copy(mutatingPath: \.isReloading, value: true)))
    }
}
