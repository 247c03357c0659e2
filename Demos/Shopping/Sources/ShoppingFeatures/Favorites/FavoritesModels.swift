public import VSM

/// Loads the favorites.
public struct FavoritesLoaderModel: FavoritesLoading {
    /// The dependencies of the feature.
    public typealias Dependencies = FavoriteRepositoryDependency

    let dependencies: any Dependencies

    /// Creates the first model of the feature.
    public init(dependencies: any Dependencies) {
        self.dependencies = dependencies
    }

    /// Loads the favorites, and then follows their changes.
    public func load() -> StateSequence<FavoritesViewState> {
        StateSequence({ .loading }).then { follow() }
    }

    /// The current favorites, and the favorites after each change in any window.
    func follow() -> StateSequence<FavoritesViewState> {
        StateSequence().following {
            try await dependencies.favoriteRepository.favorites()
        } as: { favorites in
            let model = FavoritesRemoverModel(products: favorites.products, loader: self)
            return favorites.isEmpty ? .empty : .loaded(favorites.products, .ready(model))
        } catch: { error in
            .failed(FavoritesErrorModel(message: error.messageForShopper, loader: self))
        }
    }
}

/// Removes products from the favorites.
struct FavoritesRemoverModel: FavoritesRemoving {
    let products: [Product]
    let loader: FavoritesLoaderModel

    func remove(_ product: Product.ID) -> FinishingAction<FavoritesViewState> {
        FinishingAction(
            StateSequence({ .loaded(products, .removing(product)) }).then {
                try await loader.dependencies.favoriteRepository.setFavorite(product, to: false)
                return loader.follow()
            } catch: { error in
                let model = FavoritesRemovingErrorModel(
                    message: error.messageForShopper,
                    product: product,
                    remover: self
                )
                return .loaded(products, .removingFailed(product, model))
            }
        )
    }
}

/// Removes a product again that could not be removed, or another one.
struct FavoritesRemovingErrorModel: FavoritesRemovingAgain {
    let message: String
    let product: Product.ID
    let remover: FavoritesRemoverModel

    func remove(_ product: Product.ID) -> FinishingAction<FavoritesViewState> { remover.remove(product) }

    func retry() -> FinishingAction<FavoritesViewState> { remover.remove(product) }

    func cancel() -> StateSequence<FavoritesViewState> { remover.loader.follow() }
}

/// Loads the favorites again.
struct FavoritesErrorModel: FavoritesRetrying {
    let message: String
    let loader: FavoritesLoaderModel

    func retry() -> StateSequence<FavoritesViewState> { loader.load() }
}
