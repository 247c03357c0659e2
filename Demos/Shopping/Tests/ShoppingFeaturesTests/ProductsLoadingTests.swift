import ShoppingFeatures
import Testing
import VSM

@MainActor
@Suite("Products: loading", .timeLimit(.minutes(1)))
struct ProductsLoadingTests {
    private static let unreachable = "failed: The shop cannot be reached right now."
    private static let loaded = "loaded: Ottoman, Couch"

    private var dependencies = MockDependencies()

    private var model: ProductsLoaderModel { ProductsLoaderModel(dependencies: dependencies) }

    @Test("The action gives loading, then the products in the order of the shop")
    mutating func actionSucceeds() async {
        dependencies.products.loadProductsAction = { [.ottoman, .couch] }
        var summaries: [String] = []
        for await state in model.load() { summaries.append(state.summary) }
        #expect(summaries == ["loading", Self.loaded])
    }

    @Test("Nothing is loaded before the action's second state is asked for")
    mutating func lazy() async {
        var calls = 0
        dependencies.products.loadProductsAction = {
            calls += 1
            return []
        }
        var states = model.load().makeAsyncIterator()
        #expect(calls == 0)
        #expect(await states.next()?.summary == "loading")
        #expect(calls == 0)
        #expect(await states.next()?.summary == "loaded: ")
        #expect(calls == 1)
        #expect(await states.next() == nil)
    }

    @Test("The shopper sees loading for as long as the repository takes")
    mutating func pending() async {
        let gate = Gate()
        dependencies.products.loadProductsAction = {
            await gate.pass()
            return [.ottoman, .couch]
        }
        let journey = Journey(from: ProductsViewState.initialized(model))
        journey.container.observe(model.load())
        #expect(journey.summaries == ["initialized", "loading"])
        gate.open()
        await journey.finishLoading()
        #expect(journey.summaries == ["initialized", "loading", Self.loaded])
    }

    @Test("A shop that cannot be reached can be tried again, more than once")
    mutating func retry() async throws {
        var answers: [Result<[Product], any Error>] = [
            .failure(RepositoryError.unreachable), .failure(RepositoryError.unreachable), .success([.ottoman, .couch]),
        ]
        dependencies.products.loadProductsAction = { try answers.removeFirst().get() }
        let journey = Journey(from: ProductsViewState.initialized(model))
        journey.container.observe(model.load())
        await journey.finishLoading()
        journey.container.observe(try #require(journey.state.retrier).retry())
        await journey.finishLoading()
        journey.container.observe(try #require(journey.state.retrier).retry())
        await journey.finishLoading()
        #expect(
            journey.summaries == [
                "initialized", "loading", Self.unreachable, "loading", Self.unreachable, "loading", Self.loaded,
            ]
        )
    }

    @Test("What goes wrong inside is not told to the shopper")
    mutating func internalError() async {
        dependencies.products.loadProductsAction = { throw InternalError() }
        var last: ProductsViewState?
        for await state in model.load() { last = state }
        #expect(last?.summary == Self.unreachable)
    }
}
