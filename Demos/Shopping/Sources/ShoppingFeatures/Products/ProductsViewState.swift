public import VSM

// The feature's shape. Style: protocols with structs. The protocols are what a view may see of a model.

/// The states of the grid of products.
public enum ProductsViewState {
    /// Nothing was asked for yet.
    case initialized(any ProductsLoading)
    /// The products are on their way.
    case loading
    /// The products are there.
    case loaded(any ProductsBrowsing)
    /// The products did not come.
    case failed(any ProductsRetrying)
}

/// Can load the products.
public protocol ProductsLoading {
    /// Loads the products.
    func load() -> StateSequence<ProductsViewState>
}

/// Has the products.
public protocol ProductsBrowsing {
    /// The products that match the search, all without one.
    var products: [Product] { get }
    /// What the shopper searches for.
    var search: String { get }
    /// Shows the products whose names contain a text.
    func search(for text: String) -> ProductsViewState
}

/// Can load the products again.
public protocol ProductsRetrying {
    /// What happened, for the shopper.
    var message: String { get }
    /// Loads the products again.
    func retry() -> StateSequence<ProductsViewState>
}
