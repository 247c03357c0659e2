public import VSM

/// The states of the page of favorites.
public enum FavoritesViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(FavoritesLoaderModel)
    /// The favorites are being loaded.
    case loading
    /// There are no favorites.
    case empty
    /// The favorites are loaded.
    case loaded([Product], Activity)
    /// The favorites could not be loaded.
    case failed(ErrorModel<StateSequence<Self>>)

    /// Starts to load the favorites.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }

    /// The current activity of a list that has products.
    public enum Activity {
        /// Products can be removed.
        case ready(FavoritesRemoverModel)
        /// A product is being removed.
        case removing(Product.ID)
        /// A product could not be removed.
        case removingFailed(Product.ID, FavoritesRemovingErrorModel)

        /// The model that removes products; `nil` while a product is being removed.
        public var remover: FavoritesRemoverModel? {
            switch self {
            case .ready(let model): model
            case .removingFailed(_, let model): model.remover
            case .removing: nil
            }
        }
    }
}

/// Loads the favorites.
public struct FavoritesLoaderModel {
    let dependencies: any FavoriteRepositoryDependency

    /// Creates the first model of the feature.
    public init(dependencies: any FavoriteRepositoryDependency) {
        self.dependencies = dependencies
    }

    /// Loads the favorites, and then follows their changes.
    public func load() -> StateSequence<FavoritesViewState> {
        StateSequence(.loading).then { follow() }
    }

    /// Follows the favorites: their current value, and their value after each change in any window.
    func follow() -> StateSequence<FavoritesViewState> {
        StateSequence().following {
            try await dependencies.favoriteRepository.favorites()
        } as: { products in
            let model = FavoritesRemoverModel(products: products, loader: self)
            return products.isEmpty ? .empty : .loaded(products, .ready(model))
        } catch: { error in
            .failed(ErrorModel(error, retry: load))
        }
    }
}

/// Removes products from the favorites.
public struct FavoritesRemoverModel {
    let products: [Product]
    let loader: FavoritesLoaderModel

    /// Removes a product from the favorites, and then follows them.
    public func remove(_ product: Product.ID) -> FinishingAction<FavoritesViewState> {
        FinishingAction(
            StateSequence(.loaded(products, .removing(product))).then {
                try await loader.dependencies.favoriteRepository.setFavorite(product, to: false)
                return loader.follow()
            } catch: { error in
                let failure = ErrorModel(error) { remove(product) }
                return .loaded(products, .removingFailed(product, .init(failure: failure, remover: self)))
            }
        )
    }
}

/// Retries a failed removal, cancels it, or removes another product.
public struct FavoritesRemovingErrorModel {
    /// The failure, with its error and a retry.
    public let failure: ErrorModel<FinishingAction<FavoritesViewState>>
    /// Removes other products.
    public let remover: FavoritesRemoverModel

    /// Returns to the current favorites.
    public func cancel() -> StateSequence<FavoritesViewState> { remover.loader.follow() }
}
