import ShoppingFeatures
import Testing
import VSM

@MainActor
@Suite("Product detail: loading", .timeLimit(.minutes(1)))
struct ProductDetailLoadingTests {
    private static let unreachable = "failed: The shop cannot be reached right now."

    private var dependencies = MockDependencies()

    private var model: ProductDetailViewState.LoaderModel { .init(Product.couch.id, dependencies: dependencies) }

    @Test("The action asks for its product, and gives loading, then the product")
    mutating func loads() async {
        var asked: [Product.ID] = []
        dependencies.products.loadProductAction = { id in
            asked.append(id)
            return .couch
        }
        var summaries: [String] = []
        for await state in model.load() { summaries.append(state.summary) }
        #expect(summaries == ["loading", "Couch, ready"])
        #expect(asked == [Product.couch.id])
    }

    @Test("The shopper sees loading for as long as the repository takes")
    mutating func pending() async {
        let gate = Gate()
        dependencies.products.loadProductAction = { _ in
            await gate.pass()
            return .couch
        }
        let journey = Journey(from: ProductDetailViewState.initialized(model))
        journey.container.observe(model.load())
        #expect(journey.summaries == ["initialized", "loading"])
        gate.open()
        await journey.finishLoading()
        #expect(journey.summaries == ["initialized", "loading", "Couch, ready"])
    }

    @Test("A product that the shop does not sell is not found")
    mutating func unknownProduct() async {
        dependencies.products.loadProductAction = { throw RepositoryError.unknownProduct($0) }
        let journey = Journey(from: ProductDetailViewState.initialized(model))
        journey.container.observe(model.load())
        await journey.finishLoading()
        #expect(journey.summaries == ["initialized", "loading", "not found"])
    }

    @Test("A shop that cannot be reached can be tried again, for the same product")
    mutating func retry() async throws {
        var asked: [Product.ID] = []
        var answers: [Result<Product, any Error>] = [.failure(RepositoryError.unreachable), .success(.couch)]
        dependencies.products.loadProductAction = { id in
            asked.append(id)
            return try answers.removeFirst().get()
        }
        let journey = Journey(from: ProductDetailViewState.initialized(model))
        journey.container.observe(model.load())
        await journey.finishLoading()
        journey.container.observe(try #require(journey.state.errorModel).retry())
        await journey.finishLoading()
        #expect(journey.summaries == ["initialized", "loading", Self.unreachable, "loading", "Couch, ready"])
        #expect(asked == [Product.couch.id, Product.couch.id])
    }

    @Test("What goes wrong inside is not told to the shopper")
    mutating func internalError() async {
        dependencies.products.loadProductAction = { _ in throw InternalError() }
        var last: ProductDetailViewState?
        for await state in model.load() { last = state }
        #expect(last?.summary == Self.unreachable)
    }
}
