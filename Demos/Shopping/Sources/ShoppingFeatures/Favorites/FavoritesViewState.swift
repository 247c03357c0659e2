public import VSM

// The states and models of the feature. Style: protocols with structs. The protocols are what a view sees of a model.

/// The states of the page of favorites.
public enum FavoritesViewState {
    /// Nothing has been requested yet.
    case initialized(any FavoritesLoading)
    /// The favorites are being loaded.
    case loading
    /// There are no favorites.
    case empty
    /// The favorites are loaded.
    case loaded([Product], Activity)
    /// The favorites could not be loaded.
    case failed(any FavoritesRetrying)

    /// The current activity of a list that has products.
    public enum Activity {
        /// Products can be removed.
        case ready(any FavoritesRemoving)
        /// A product is being removed.
        case removing(Product.ID)
        /// A product could not be removed.
        case removingFailed(Product.ID, any FavoritesRemovingAgain)
    }

    /// The message of an empty list.
    public static let emptyMessage = "You have no favorite products."
}

extension FavoritesViewState: StateWithInitialAction {
    /// Begins with loading.
    public func observeInitialAction(in container: StateContainer<FavoritesViewState>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }
}

/// Loads the favorites.
public protocol FavoritesLoading {
    /// Loads the favorites, and then follows their changes.
    func load() -> AnyPublisher<FavoritesViewState, Never>
}

/// Removes products from the favorites.
public protocol FavoritesRemoving {
    /// Removes a product from the favorites.
    func remove(_ product: Product.ID) -> AnyPublisher<FavoritesViewState, Never>
}

/// Removes a product again that could not be removed, or another one.
public protocol FavoritesRemovingAgain: FavoritesRemoving {
    /// A message for the shopper.
    var message: String { get }
    /// Removes the product again.
    func retry() -> AnyPublisher<FavoritesViewState, Never>
    /// Returns to the current favorites.
    func cancel() -> AnyPublisher<FavoritesViewState, Never>
}

/// Loads the favorites again.
public protocol FavoritesRetrying {
    /// A message for the shopper.
    var message: String { get }
    /// Loads the favorites again.
    func retry() -> AnyPublisher<FavoritesViewState, Never>
}
