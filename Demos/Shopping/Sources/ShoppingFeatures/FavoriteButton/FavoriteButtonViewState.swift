public import VSM

// Encapsulated protocols: the button is part of other pages, which see only a function that makes its first state.

/// The states of the button that makes a product a favorite.
public enum FavoriteButtonViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(any FavoriteLoading)
    /// The feature is finding out whether the product is a favorite.
    case loading
    /// It is known whether the product is a favorite.
    case loaded(any FavoriteToggling)
    /// The product is being added to the favorites or removed from them.
    case toggling(isFavorite: Bool)
    /// The product could not be changed.
    case togglingFailed(ErrorModel<FinishingAction<Self>>, any FavoriteKeeping)
    /// The feature could not find out whether the product is a favorite.
    case failed(ErrorModel<StateSequence<Self>>)

    /// Starts to find out whether the product is a favorite.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }

    /// Creates the first state of the feature.
    ///
    /// - Parameters:
    ///   - product: the product.
    ///   - isFavorite: whether it is a favorite, if another view follows that, such as the grid for all of its buttons.
    ///   - dependencies: the dependencies of the feature.
    public static func initial(
        _ product: Product.ID,
        isFavorite: Bool? = nil,
        dependencies: any FavoriteRepositoryDependency
    ) -> FavoriteButtonViewState {
        let loader = FavoriteLoaderModel(product: product, dependencies: dependencies)
        guard let isFavorite else { return .initialized(loader) }
        return .loaded(FavoriteTogglerModel(isFavorite: isFavorite, loader: loader))
    }

    /// Whether the product is a favorite, or is becoming one; `nil` if that is unknown.
    public var isFavorite: Bool? {
        switch self {
        case .loaded(let model): model.isFavorite
        case .togglingFailed(_, let model): model.isFavorite
        case .toggling(let isFavorite): isFavorite
        case .initialized, .loading, .failed: nil
        }
    }
}

/// Finds out whether a product is a favorite.
public protocol FavoriteLoading {
    /// Finds out whether the product is a favorite, and then follows changes in any window.
    func load() -> StateSequence<FavoriteButtonViewState>
}

/// Makes a product a favorite, or removes it from the favorites.
public protocol FavoriteToggling {
    /// Whether the product is a favorite.
    var isFavorite: Bool { get }
    /// Adds the product to the favorites or removes it, and then follows changes in any window.
    func toggle() -> FinishingAction<FavoriteButtonViewState>
}

/// Keeps a product that could not be toggled as it is.
public protocol FavoriteKeeping {
    /// Whether the product was a favorite when it was last known.
    var isFavorite: Bool { get }
    /// Returns to the current state of the product.
    func cancel() -> StateSequence<FavoriteButtonViewState>
}

private struct FavoriteLoaderModel: FavoriteLoading {
    let product: Product.ID
    let dependencies: any FavoriteRepositoryDependency

    func load() -> StateSequence<FavoriteButtonViewState> {
        StateSequence(.loading).then { follow() }
    }

    func follow() -> StateSequence<FavoriteButtonViewState> {
        StateSequence().following {
            try await dependencies.favoriteRepository.isFavorite(product)
        } as: { isFavorite in
            .loaded(FavoriteTogglerModel(isFavorite: isFavorite, loader: self))
        } catch: { error in
            .failed(ErrorModel(error, retry: load))
        }
    }
}

private struct FavoriteTogglerModel: FavoriteToggling, FavoriteKeeping {
    let isFavorite: Bool
    let loader: FavoriteLoaderModel

    func toggle() -> FinishingAction<FavoriteButtonViewState> {
        FinishingAction(
            StateSequence(.toggling(isFavorite: !isFavorite)).then {
                try await loader.dependencies.favoriteRepository.setFavorite(loader.product, to: !isFavorite)
                return loader.follow()
            } catch: { error in
                .togglingFailed(ErrorModel(error, retry: toggle), self)
            }
        )
    }

    func cancel() -> StateSequence<FavoriteButtonViewState> { loader.follow() }
}
