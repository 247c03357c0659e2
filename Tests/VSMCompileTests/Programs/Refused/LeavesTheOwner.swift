// Asynchronous actions of a model that is not `Sendable`.
//
// Without the upcoming feature NonisolatedNonsendingByDefault, an asynchronous method leaves the actor of its caller,
// and Swift 6 does not allow the model to leave with it.

import VSM

final class Favorites {
    var blogs: Set<Int> = []

    func toggle(_ blog: Int) async { blogs.formSymmetricDifference([blog]) }
}

enum FavoriteViewState {
    case showing(FavoriteModel)
    case saving
}

struct FavoriteModel {
    let favorites: Favorites
    let blog: Int

    func toggle() async -> FavoriteViewState {
        await favorites.toggle(blog)
        return .showing(self)
    }

    func save() -> StateSequence<FavoriteViewState> {
        // expected-error(swift6): sending 'self' risks causing data races
        StateSequence({ .saving }, { await toggle() })
    }
}

@MainActor
func toggle(_ container: StateContainer<FavoriteViewState>) {
    guard case .showing(let model) = container.state else { return }
    // expected-error(swift6): sending 'model' risks causing data races
    container.observe { await model.toggle() }
}
