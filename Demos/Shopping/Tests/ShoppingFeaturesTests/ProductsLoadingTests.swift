import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Products: loading")
struct ProductsLoadingTests {
    private static let unreachable = "failed: The shop cannot be reached right now."
    private static let loaded = "loaded: Ottoman, Couch"

    private var dependencies = MockDependencies.withoutFavorites

    private var model: ProductsLoaderModel { ProductsLoaderModel(dependencies: dependencies) }

    @Test("The action returns loading, then the products in the order of the shop")
    mutating func actionSucceeds() {
        dependencies.products.loadProductsAction = { [.ottoman, .couch] }
        withTestHost { host in
            let journey = host.journey(of: model.load())
            host.runUntilIdle()
            journey.expect(["loading", Self.loaded], of: \.summary)
        }
    }

    @Test("Nothing is loaded before the action's second state is requested")
    mutating func lazy() throws {
        var calls = 0
        dependencies.products.loadProductsAction = {
            calls += 1
            return []
        }
        var states = model.load().makeAsyncIterator()
        #expect(calls == 0)
        try withTestHost { host in
            try host.run {
                #expect(await states.next()?.summary == "loading")
                #expect(calls == 0)
                #expect(await states.next()?.summary == "loaded: ")
                #expect(calls == 1)
                #expect(await states.next() == nil)
            }
        }
    }

    @Test("The favorites are loaded together with the products, and not followed")
    mutating func favorites() async throws {
        let favorites = SharedValue<[Product]>([.couch])
        var requests: [String] = []
        dependencies.favorites.favoritesAction = {
            requests.append("favorites")
            return favorites.changes()
        }
        dependencies.products.loadProductsAction = {
            await choose(among: [()])
            requests.append("products")
            return [.couch]
        }
        withTestHost { host in
            let journey = host.journey(of: model.load())
            host.runUntilIdle()
            journey.expect(cases: "loading", "loaded")
            #expect(journey.state?.browser?.favorites == favorites.value)
            #expect(requests == ["favorites", "products"])
            #expect(favorites.windows.followerCount == 0)
        }
    }

    @Test("The products are shown even if the favorites cannot be loaded")
    mutating func withoutFavorites() {
        dependencies.favorites.favoritesAction = { throw RepositoryError.unreachable }
        dependencies.products.loadProductsAction = { [.ottoman, .couch] }
        withTestHost { host in
            let journey = host.journey(of: model.load())
            host.runUntilIdle()
            journey.expect(["loading", Self.loaded], of: \.summary)
            #expect(journey.state?.browser?.favorites == nil)
        }
    }

    @Test("The shopper sees loading until the repository answers")
    mutating func pending() {
        dependencies.products.loadProductsAction = { try await choose(.success([.ottoman, .couch])) }
        withTestHost { host in
            let container = host.container(state: ProductsViewState.initialized(model))
            let journey = host.record(container)
            container.observe(model.load())
            journey.expect(["initialized", "loading"], of: \.summary)
            host.runUntilIdle()
            journey.expect([Self.loaded], of: \.summary)
        }
    }

    @Test("A failed request can be retried more than once")
    mutating func retry() throws {
        var answers: [Result<[Product], any Error>] = [
            .failure(RepositoryError.unreachable), .failure(RepositoryError.unreachable), .success([.ottoman, .couch]),
        ]
        dependencies.products.loadProductsAction = { try answers.removeFirst().get() }
        try withTestHost { host in
            let container = host.container(state: ProductsViewState.initialized(model))
            let journey = host.record(container)
            container.observe(model.load())
            for _ in 1...2 {
                host.runUntilIdle()
                container.observe(try #require(container.state.retrier).retry())
            }
            host.runUntilIdle()
            journey.expect(
                ["initialized", "loading", Self.unreachable, "loading", Self.unreachable, "loading", Self.loaded],
                of: \.summary
            )
        }
    }

    @Test("The shopper does not see the details of internal errors")
    mutating func internalError() {
        dependencies.products.loadProductsAction = { throw InternalError() }
        withTestHost { host in
            let journey = host.journey(of: model.load())
            host.runUntilIdle()
            journey.expect(["loading", Self.unreachable], of: \.summary)
        }
    }

    @Test("A reload shows the products until the new ones are loaded, and keeps the search")
    mutating func reload() throws {
        var answers: [[Product]] = [[.ottoman, .couch], [.couch, .coffeeTable]]
        dependencies.products.loadProductsAction = { answers.removeFirst() }
        try withTestHost { host in
            let container = host.container(
                state: ProductsViewState.initialized(ProductsLoaderModel(dependencies: dependencies))
            )
            container.observeInitialAction()
            host.runUntilIdle()
            container.observe(try #require(container.state.browser).search(for: "co"))
            let journey = host.record(container)
            container.observe(try #require(container.state.browser).reload())
            host.runUntilIdle()
            journey.expect(
                ["loaded: Couch", "loaded: Couch, reloading", "loaded: Couch, Coffee Table"],
                of: \.summary
            )
            #expect(container.state.browser?.search == "co")
        }
    }
}
