public import VSM

/// Loads the favorites.
public struct FavoritesLoaderModel: FavoritesLoading {
    /// The dependencies of the feature.
    public typealias Dependencies = FavoriteRepositoryDependency

    private let dependencies: any Dependencies

    /// Creates the first model of the feature.
    public init(dependencies: any Dependencies) {
        self.dependencies = dependencies
    }

    /// Loads the favorites, and then follows their changes.
    public func load() -> AnyPublisher<FavoritesViewState, Never> {
        follow().prepend(.loading).eraseToAnyPublisher()
    }

    /// The current favorites, and the favorites after each change in any window.
    func follow() -> AnyPublisher<FavoritesViewState, Never> {
        dependencies.favoriteRepository.favoritesPublisher
            .map { favorites in
                favorites.isEmpty
                    ? .empty
                    : .loaded(
                        favorites.products,
                        .ready(FavoritesRemoverModel(products: favorites.products, dependencies: dependencies))
                    )
            }
            .catch { error in
                Just(.failed(FavoritesErrorModel(dependencies: dependencies, message: error.messageForShopper)))
            }
            .eraseToAnyPublisher()
    }
}

/// Removes products from the favorites.
struct FavoritesRemoverModel: FavoritesRemoving {
    let products: [Product]
    let dependencies: any FavoritesLoaderModel.Dependencies

    func remove(_ product: Product.ID) -> AnyPublisher<FavoritesViewState, Never> {
        dependencies.favoriteRepository.setFavorite(product, to: false)
            .map { FavoritesLoaderModel(dependencies: dependencies).follow() }
            .catch { error in Just(failure(error, product)) }
            .switchToLatest()
            .prepend(.loaded(products, .removing(product)))
            .eraseToAnyPublisher()
    }

    private func failure(_ error: any Error, _ product: Product.ID) -> AnyPublisher<FavoritesViewState, Never> {
        let model = FavoritesRemovingErrorModel(remover: self, product: product, message: error.messageForShopper)
        return Just(.loaded(products, .removingFailed(product, model))).eraseToAnyPublisher()
    }
}

/// Removes a product again that could not be removed, or another one.
struct FavoritesRemovingErrorModel: FavoritesRemovingAgain {
    let remover: FavoritesRemoverModel
    let product: Product.ID
    let message: String

    func remove(_ product: Product.ID) -> AnyPublisher<FavoritesViewState, Never> {
        remover.remove(product)
    }

    func retry() -> AnyPublisher<FavoritesViewState, Never> {
        remover.remove(product)
    }

    func cancel() -> AnyPublisher<FavoritesViewState, Never> {
        FavoritesLoaderModel(dependencies: remover.dependencies).follow()
    }
}

/// Loads the favorites again.
struct FavoritesErrorModel: FavoritesRetrying {
    let dependencies: any FavoritesLoaderModel.Dependencies
    let message: String

    func retry() -> AnyPublisher<FavoritesViewState, Never> {
        FavoritesLoaderModel(dependencies: dependencies).load()
    }
}
