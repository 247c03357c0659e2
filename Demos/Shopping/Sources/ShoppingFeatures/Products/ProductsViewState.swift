public import VSM

// The states and models of the feature. Style: protocols with structs. The protocols are what a view sees of a model.

/// The states of the product grid.
public enum ProductsViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(any ProductsLoading)
    /// The products are being loaded.
    case loading
    /// The products are loaded.
    case loaded(any ProductsBrowsing)
    /// The products could not be loaded.
    case failed(any ProductsRetrying)

    /// Begins with loading.
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
    /// The products that match the search; all of them without one.
    var products: [Product] { get }
    /// The favorites when the products were loaded; `nil` if they are not known.
    var favorites: Favorites? { get }
    /// The text that the shopper searches for.
    var search: String { get }
    /// Whether the products are being loaded again.
    var isReloading: Bool { get }
    /// Shows the products whose names contain each word of a text; ends a reload.
    func search(for text: String) -> ProductsViewState
    /// Loads the products again, while these are shown, and keeps the search.
    func reload() -> StateSequence<ProductsViewState>
}

/// Loads the products again.
public protocol ProductsRetrying {
    /// A message for the shopper.
    var message: String { get }
    /// Loads the products again.
    func retry() -> StateSequence<ProductsViewState>
}
