import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Favorites")
struct FavoritesTests {
    private static let both = "Couch + Ottoman, ready"

    private var dependencies = MockDependencies()
    private let favorites = SharedValue<[Product]>([.couch, .ottoman])

    init() {
        dependencies.favorites.favoritesAction = { [favorites] in favorites.changes() }
    }

    private func page(on host: TestHost) -> StateContainer<FavoritesViewState> {
        let container = host.container(
            state: FavoritesViewState.initialized(FavoritesLoaderModel(dependencies: dependencies))
        )
        container.observeInitialAction()
        host.runUntilIdle()
        return container
    }

    @Test("Products are removed one after the other, until none is left")
    mutating func removes() throws {
        var removed: [Product.ID] = []
        dependencies.favorites.setFavoriteAction = { [favorites] id, isFavorite in
            #expect(!isFavorite)
            removed.append(id)
            try await choose(.success(()))
            favorites.value = favorites.value.filter { $0.id != id }
        }
        withTestHost { host in
            let container = page(on: host)
            let journey = host.record(container)
            for id in [Product.couch.id, Product.ottoman.id] {
                if case .loaded(_, .ready(let remover)) = container.state { container.observe(remover.remove(id)) }
                host.runUntilIdle()
            }
            journey.expect(
                [Self.both, "Couch + Ottoman, removing 3", "Ottoman, ready", "Ottoman, removing 1", "empty"],
                of: \.summary
            )
            journey.expectRunning()
        }
        #expect(removed == [Product.couch.id, Product.ottoman.id])
    }

    @Test("A product that could not be removed stays, and the removal can be retried or cancelled")
    mutating func fails() throws {
        dependencies.favorites.setFavoriteAction = { _, _ in try await choose(.failure(InternalError())) }
        let failed = "Couch + Ottoman, removing 3 failed: The shop cannot be reached right now."
        withTestHost { host in
            let container = page(on: host)
            let journey = host.record(container)
            if case .loaded(_, .ready(let remover)) = container.state {
                container.observe(remover.remove(Product.couch.id))
            }
            host.runUntilIdle()
            if case .loaded(_, .removingFailed(_, let model)) = container.state {
                container.observe(model.failure.retry())
            }
            host.runUntilIdle()
            if case .loaded(_, .removingFailed(_, let model)) = container.state { container.observe(model.cancel()) }
            host.runUntilIdle()
            journey.expect(
                [
                    Self.both, "Couch + Ottoman, removing 3", failed, "Couch + Ottoman, removing 3", failed, Self.both,
                ],
                of: \.summary
            )
            journey.expectRunning()
        }
    }

    @Test("The list follows changes of the favorites in other windows and pages")
    func follows() {
        withTestHost { host in
            let container = page(on: host)
            let journey = host.record(container)
            favorites.value = []
            host.runUntilIdle()
            favorites.value = [.tvStand]
            host.runUntilIdle()
            favorites.windows.lose(InternalError())
            host.runUntilIdle()
            journey.expect(
                [Self.both, "empty", "TV Stand, ready", "failed: The shop cannot be reached right now."],
                of: \.summary
            )
        }
    }

    @Test("An empty list has a message")
    func message() {
        #expect(FavoritesViewState.emptyMessage == "You have no favorite products.")
    }
}
