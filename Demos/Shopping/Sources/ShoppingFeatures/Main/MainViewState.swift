public import VSM

/// The states of the root of the app, which loads the dependencies of all features and then shows the features in tabs.
public enum MainViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(MainLoaderModel)
    /// The dependencies are being loaded.
    case loading
    /// The shop is open.
    case loaded(MainBrowserModel)
    /// The dependencies could not be loaded.
    case failed(ErrorModel<StateSequence<Self>>)

    /// The tabs, if the shop is open.
    public var browser: MainBrowserModel? { if case .loaded(let model) = self { model } else { nil } }

    /// The selected tab.
    public var tab: Tab { browser?.tab ?? .products }

    /// Starts to load the dependencies.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }

    /// A tab of the app.
    public enum Tab: Sendable, CaseIterable {
        /// The products.
        case products
        /// The shopper's account.
        case account
    }
}

/// Loads the dependencies of all features.
public struct MainLoaderModel {
    /// A function that creates the dependencies, for example by opening the database.
    public typealias LoadDependencies = () async throws -> any ShoppingDependencies

    private let loadDependencies: LoadDependencies

    /// Creates the first model of the feature.
    ///
    /// - Parameter loadDependencies: creates the dependencies; it is called again when the shopper tries again.
    public init(loadDependencies: @escaping LoadDependencies) {
        self.loadDependencies = loadDependencies
    }

    /// Loads the dependencies.
    public func load() -> StateSequence<MainViewState> {
        StateSequence(.loading).then {
            .loaded(MainBrowserModel(dependencies: try await loadDependencies(), tab: .products))
        } catch: { error in
            .failed(ErrorModel(error, retry: load))
        }
    }
}

/// The open shop.
public struct MainBrowserModel: MutatingCopyable {
    /// The dependencies of all features.
    public let dependencies: any ShoppingDependencies
    /// The selected tab.
    public internal(set) var tab: MainViewState.Tab

    /// Selects a tab.
    public func select(_ tab: MainViewState.Tab) -> MainViewState {
        .loaded(copy(mutatingPath: \.tab, value: tab))
    }
}
