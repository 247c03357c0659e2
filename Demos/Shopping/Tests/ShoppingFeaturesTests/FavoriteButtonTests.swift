import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Favorite button")
struct FavoriteButtonTests {
    private var dependencies = MockDependencies()
    private let favorites = SharedValue<[Product]>([])

    init() {
        dependencies.favorites.isFavoriteAction = { [favorites] id in
            favorites.windows.changes(after: favorites.value) { $0.contains { $0.id == id } }
        }
    }

    private func button(on host: TestHost) -> StateContainer<FavoriteButtonViewState> {
        let container = host.container(
            state: FavoriteButtonViewState.initial(Product.couch.id, dependencies: dependencies)
        )
        container.observeInitialAction()
        host.runUntilIdle()
        return container
    }

    private func toggle(_ container: StateContainer<FavoriteButtonViewState>) throws {
        guard case .loaded(let toggler) = container.state else {
            throw UnexpectedCall("toggle in \(container.state.summary)")
        }
        container.observe(toggler.toggle())
    }

    @Test("A click requests the opposite of the visible value, shows it at once, and then follows the favorites")
    mutating func toggles() throws {
        var requests: [String] = []
        dependencies.favorites.setFavoriteAction = { [favorites] id, isFavorite in
            requests.append("\(id) \(isFavorite)")
            try await choose(.success(()))
            favorites.value = isFavorite ? [.couch] : []
        }
        try withTestHost { host in
            let container = button(on: host)
            let journey = host.record(container)
            for _ in 1...2 {
                try toggle(container)
                host.runUntilIdle()
            }
            favorites.value = [.couch]
            host.runUntilIdle()
            journey.expect(
                ["Favorite", "toggling, Unfavorite", "Unfavorite", "toggling, Favorite", "Favorite", "Unfavorite"],
                of: \.summary
            )
            journey.expectRunning()
        }
        #expect(requests == ["3 true", "3 false"])
    }

    @Test("A product that could not be toggled stays unchanged, and toggling can be retried")
    mutating func retry() throws {
        var answers: [Result<Void, any Error>] = [.failure(InternalError()), .success(())]
        dependencies.favorites.setFavoriteAction = { [favorites] _, isFavorite in
            let answer = answers.removeFirst()
            if case .success = answer { favorites.value = [.couch] }
            return try await choose(answer)
        }
        try withTestHost { host in
            let container = button(on: host)
            let journey = host.record(container)
            try toggle(container)
            host.runUntilIdle()
            if case .togglingFailed(let model, _) = container.state { container.observe(model.retry()) }
            host.runUntilIdle()
            journey.expect(
                [
                    "Favorite", "toggling, Unfavorite", "Favorite, failed: The shop cannot be reached right now.",
                    "toggling, Unfavorite", "Unfavorite",
                ],
                of: \.summary
            )
            journey.expectRunning()
        }
    }

    @Test("A button is not rendered again when another product becomes a favorite")
    func otherProduct() {
        withTestHost { host in
            let container = button(on: host)
            let journey = host.record(container)
            favorites.value = [.ottoman]
            host.runUntilIdle()
            journey.expect(["Favorite"], of: \.summary)
            favorites.value = [.ottoman, .couch]
            host.runUntilIdle()
            journey.expect(["Unfavorite"], of: \.summary)
            journey.expectRunning()
        }
    }
}
