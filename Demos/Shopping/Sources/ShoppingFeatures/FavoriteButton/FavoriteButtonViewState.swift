public import VSM

// The states and models of the feature. Style: encapsulated protocols. The types behind the protocols are private.

/// The states of the button that makes a product a favorite.
public enum FavoriteButtonViewState {
    /// Nothing has been requested yet.
    case initialized(any FavoriteLoading)
    /// It is being found out whether the product is a favorite.
    case loading
    /// The product is a favorite, or not.
    case loaded(any FavoriteToggling)
    /// The product is becoming a favorite, or ceases to be one.
    case toggling(isFavorite: Bool)
    /// The product could not be changed.
    case togglingFailed(any FavoriteTogglingAgain)
    /// It could not be found out whether the product is a favorite.
    case failed(any FavoriteLoadingAgain)

    /// The first state of the feature.
    public static func initial(
        _ product: Product.ID,
        dependencies: any FavoriteRepositoryDependency
    ) -> FavoriteButtonViewState {
        .initialized(FavoriteLoaderModel(product: product, dependencies: dependencies))
    }

    /// Whether the product is a favorite, or is becoming one; `nil` if that is unknown.
    public var isFavorite: Bool? {
        switch self {
        case .loaded(let model): model.isFavorite
        case .togglingFailed(let model): model.isFavorite
        case .toggling(let isFavorite): isFavorite
        case .initialized, .loading, .failed: nil
        }
    }

    /// The title of the button: what it does.
    public var title: String { isFavorite == true ? "Unfavorite" : "Favorite" }
}

extension FavoriteButtonViewState: StateWithInitialAction {
    /// Begins with loading.
    public func observeInitialAction(in container: StateContainer<FavoriteButtonViewState>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }
}

/// Finds out whether a product is a favorite.
public protocol FavoriteLoading {
    /// Finds out whether the product is a favorite, and then follows changes in any window.
    func load() -> AnyPublisher<FavoriteButtonViewState, Never>
}

/// Finds out again whether a product is a favorite.
public protocol FavoriteLoadingAgain {
    /// A message for the shopper.
    var message: String { get }
    /// Tries again.
    func retry() -> AnyPublisher<FavoriteButtonViewState, Never>
}

/// Makes a product a favorite, or removes it from the favorites.
public protocol FavoriteToggling {
    /// Whether the product is a favorite.
    var isFavorite: Bool { get }
    /// Makes it what it is not.
    func toggle() -> AnyPublisher<FavoriteButtonViewState, Never>
}

/// Toggles again what could not be toggled.
public protocol FavoriteTogglingAgain {
    /// Whether the product is a favorite, as far as is known.
    var isFavorite: Bool { get }
    /// A message for the shopper.
    var message: String { get }
    /// Tries again.
    func retry() -> AnyPublisher<FavoriteButtonViewState, Never>
    /// Returns to what the product is.
    func cancel() -> AnyPublisher<FavoriteButtonViewState, Never>
}

private struct FavoriteLoaderModel: FavoriteLoading {
    let product: Product.ID
    let dependencies: any FavoriteRepositoryDependency

    func load() -> AnyPublisher<FavoriteButtonViewState, Never> {
        follow().prepend(.loading).eraseToAnyPublisher()
    }

    func follow() -> AnyPublisher<FavoriteButtonViewState, Never> {
        dependencies.favoriteRepository.favoritesPublisher
            .map { $0.contains(product) }
            // A button is not rendered again when another product becomes a favorite.
            .removeDuplicates()
            .map { .loaded(FavoriteTogglerModel(isFavorite: $0, loader: self)) }
            .catch { error in Just(.failed(FavoriteErrorModel(message: error.messageForShopper, loader: self))) }
            .eraseToAnyPublisher()
    }
}

private struct FavoriteTogglerModel: FavoriteToggling {
    let isFavorite: Bool
    let loader: FavoriteLoaderModel

    func toggle() -> AnyPublisher<FavoriteButtonViewState, Never> {
        loader.dependencies.favoriteRepository.setFavorite(loader.product, to: !isFavorite)
            .map { loader.follow() }
            .catch { error in Just(failure(error)) }
            .switchToLatest()
            .prepend(.toggling(isFavorite: !isFavorite))
            .eraseToAnyPublisher()
    }

    private func failure(_ error: any Error) -> AnyPublisher<FavoriteButtonViewState, Never> {
        let model = FavoriteTogglingErrorModel(message: error.messageForShopper, toggler: self)
        return Just(.togglingFailed(model)).eraseToAnyPublisher()
    }
}

private struct FavoriteTogglingErrorModel: FavoriteTogglingAgain {
    let message: String
    let toggler: FavoriteTogglerModel

    var isFavorite: Bool { toggler.isFavorite }

    func retry() -> AnyPublisher<FavoriteButtonViewState, Never> { toggler.toggle() }

    func cancel() -> AnyPublisher<FavoriteButtonViewState, Never> { toggler.loader.follow() }
}

private struct FavoriteErrorModel: FavoriteLoadingAgain {
    let message: String
    let loader: FavoriteLoaderModel

    func retry() -> AnyPublisher<FavoriteButtonViewState, Never> { loader.load() }
}
