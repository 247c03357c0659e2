public import VSM

// The states and models of the feature. Style: protocols with structs. The protocols are what a view sees of a model.

/// The states of the root of the app: it loads the dependencies of all features, and then shows them in tabs.
public enum MainViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(any MainLoading)
    /// The dependencies are being loaded.
    case loading
    /// The shop is open.
    case loaded(any MainBrowsing)
    /// The dependencies could not be loaded.
    case failed(any MainRetrying)

    /// Begins with loading.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }

    /// A tab of the app.
    public enum Tab: String, Sendable, CaseIterable {
        /// The products.
        case products = "Products"
        /// The shopper's account.
        case account = "Account"

        /// The title of the tab.
        public var title: String { rawValue }
    }
}

/// Loads the dependencies of all features.
public protocol MainLoading {
    /// Loads the dependencies.
    func load() -> StateSequence<MainViewState>
}

/// The open shop.
public protocol MainBrowsing {
    /// The dependencies of all features.
    var dependencies: any ShoppingDependencies { get }
    /// The selected tab.
    var tab: MainViewState.Tab { get }
    /// Selects a tab.
    func select(_ tab: MainViewState.Tab) -> MainViewState
}

/// Loads the dependencies again.
public protocol MainRetrying {
    /// A message for the shopper.
    var message: String { get }
    /// Loads the dependencies again.
    func retry() -> StateSequence<MainViewState>
}
