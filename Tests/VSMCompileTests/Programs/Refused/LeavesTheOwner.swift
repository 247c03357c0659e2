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

// A `@concurrent` method leaves the actor with the upcoming feature, too. Accepted/OwnNext.swift and
// Accepted/SendableModels.swift have the same forms.

nonisolated final class Stars {
    var blogs: Set<Int> = []
}

nonisolated enum StarViewState {
    case showing(StarModel)
    case saving
}

nonisolated struct StarModel {
    let stars: Stars

    @concurrent
    func toggle() async -> StarViewState { .showing(self) }

    @StateSequenceBuilder
    func build() -> StateSequence<StarViewState> {
        StarViewState.saving
        // expected-error(swift6, swift6-nonsending, swift6-main-actor, swift6-main-actor-alone): sending 'self' risks causing data races
        Next { await toggle() }
    }

    func list() -> StateSequence<StarViewState> {
        // expected-error(swift6, swift6-nonsending, swift6-main-actor, swift6-main-actor-alone): sending 'self' risks causing data races
        [{ .saving }, { await toggle() }]
    }
}

@MainActor
func refresh(_ container: StateContainer<StarViewState>) async {
    guard case .showing(let model) = container.state else { return }
    // expected-error(swift6, swift6-nonsending, swift6-main-actor, swift6-main-actor-alone): sending 'model' risks causing data races
    container.observe { await model.toggle() }
    guard case .showing(let model) = container.state else { return }
    // expected-error(swift6, swift6-nonsending, swift6-main-actor, swift6-main-actor-alone): sending 'model' risks causing data races
    await container.refresh(state: { await model.toggle() })
}
