import VSM

// snippet.feature
enum FavoriteViewState: Equatable {
    case loading
    case loaded(isFavorite: Bool)
    case failed
}

struct FavoriteModel {
    let product: String
    let repository: any FavoritesProviding

    /// Follows the favorites until another action is observed or the container is released.
    func load() -> StateSequence<FavoriteViewState> {
        StateSequence({ .loading }).following {
            try await repository.load()
            return repository.changes
        } as: { favorites in
            .loaded(isFavorite: favorites.contains(product))
        } catch: { _ in
            .failed
        }
    }

    func toggle() {
        Task { try? await repository.toggle(product) }
    }
}
// snippet.end
