public import VSM

// The states and models of the feature. Style: protocols with structs. The protocols are what a view sees of a model.

/// The states of the page of favorites.
public enum FavoritesViewState: StateWithInitialAction {
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

    /// Begins with loading.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }

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

/// Loads the favorites.
public protocol FavoritesLoading {
    /// Loads the favorites, and then follows their changes.
    func load() -> StateSequence<FavoritesViewState>
}

/// Removes products from the favorites.
public protocol FavoritesRemoving {
    /// Removes a product from the favorites, and then follows them.
    func remove(_ product: Product.ID) -> FinishingAction<FavoritesViewState>
}

/// Removes a product again that could not be removed, or another one.
public protocol FavoritesRemovingAgain: FavoritesRemoving {
    /// A message for the shopper.
    var message: String { get }
    /// Removes the product again.
    func retry() -> FinishingAction<FavoritesViewState>
    /// Returns to the current favorites.
    func cancel() -> StateSequence<FavoritesViewState>
}

/// Loads the favorites again.
public protocol FavoritesRetrying {
    /// A message for the shopper.
    var message: String { get }
    /// Loads the favorites again.
    func retry() -> StateSequence<FavoritesViewState>
}
