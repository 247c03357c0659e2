public import VSM

/// Loads the dependencies of all features.
public struct MainLoaderModel: MainLoading {
    /// Creates the dependencies, for instance by opening the database.
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
        StateSequence({ .loading }).then {
            .loaded(MainBrowserModel(dependencies: try await loadDependencies(), tab: .products))
        } catch: { error in
            .failed(MainErrorModel(message: error.messageForShopper, loader: self))
        }
    }
}

/// The open shop.
struct MainBrowserModel: MainBrowsing, MutatingCopyable {
    let dependencies: any ShoppingDependencies
    var tab: MainViewState.Tab

    func select(_ tab: MainViewState.Tab) -> MainViewState {
        .loaded(copy(mutatingPath: \.tab, value: tab))
    }
}

/// Loads the dependencies again.
struct MainErrorModel: MainRetrying {
    let message: String
    let loader: MainLoaderModel

    func retry() -> StateSequence<MainViewState> { loader.load() }
}
