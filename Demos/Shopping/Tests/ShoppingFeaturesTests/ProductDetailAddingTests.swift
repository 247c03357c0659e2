import ShoppingFeatures
import Testing
import VSM

@MainActor
@Suite("Product detail: adding to the cart", .timeLimit(.minutes(1)))
struct ProductDetailAddingTests {
    private static let unreachable = "Couch, failed: The shop cannot be reached right now."

    private var dependencies = MockDependencies()

    init() {
        dependencies.products.loadProductAction = { _ in .couch }
    }

    /// A journey that has arrived at the product.
    private func journeyToProduct() async -> Journey<ProductDetailViewState> {
        let model = ProductDetailViewState.LoaderModel(Product.couch.id, dependencies: dependencies)
        let journey = Journey(from: ProductDetailViewState.initialized(model))
        journey.container.observe(model.load())
        await journey.finishLoading()
        return journey
    }

    @Test("The action puts its product into the cart, and says when it is there")
    mutating func succeeds() async throws {
        var added: [Product.ID] = []
        dependencies.cart.addAction = { id in
            added.append(id)
            return .done
        }
        let model = try #require(await journeyToProduct().state.addingModel)
        #expect(added == [])
        #expect(model.addToCart().emittedAtOnce.map(\.summary) == ["Couch, adding", "Couch, added"])
        #expect(added == [Product.couch.id])
    }

    @Test("The shopper sees adding for as long as the repository takes")
    mutating func pending() async throws {
        let answer = PassthroughSubject<Void, any Error>()
        dependencies.cart.addAction = { _ in answer.eraseToAnyPublisher() }
        let journey = await journeyToProduct()
        journey.container.observe(try #require(journey.state.addingModel).addToCart())
        #expect(journey.state.summary == "Couch, adding")
        answer.send()
        #expect(journey.state.summary == "Couch, added")
    }

    @Test("A second piece can be added")
    mutating func again() async throws {
        dependencies.cart.addAction = { _ in .done }
        let journey = await journeyToProduct()
        journey.container.observe(try #require(journey.state.addingModel).addToCart())
        journey.container.observe(try #require(journey.state.addingModel).addToCart())
        #expect(
            journey.summaries.suffix(5) == [
                "Couch, ready", "Couch, adding", "Couch, added", "Couch, adding", "Couch, added",
            ]
        )
    }

    @Test("A piece that did not get into the cart can be tried again, more than once")
    mutating func retry() async throws {
        var added: [Product.ID] = []
        var answers: [AnyPublisher<Void, any Error>] = [
            .failure(RepositoryError.unreachable), .failure(RepositoryError.unreachable), .done,
        ]
        dependencies.cart.addAction = { id in
            added.append(id)
            return answers.removeFirst()
        }
        let journey = await journeyToProduct()
        journey.container.observe(try #require(journey.state.addingModel).addToCart())
        journey.container.observe(try #require(journey.state.addingErrorModel).retry())
        journey.container.observe(try #require(journey.state.addingErrorModel).retry())
        #expect(
            journey.summaries.dropFirst(3) == [
                "Couch, adding", Self.unreachable, "Couch, adding", Self.unreachable, "Couch, adding", "Couch, added",
            ]
        )
        #expect(added == [Product.couch.id, Product.couch.id, Product.couch.id])
    }

    @Test("A product that is no longer sold says so beside the product")
    mutating func unknownProduct() async throws {
        dependencies.cart.addAction = { .failure(RepositoryError.unknownProduct($0)) }
        let model = try #require(await journeyToProduct().state.addingModel)
        #expect(model.addToCart().emittedAtOnce.last?.summary == "Couch, failed: We do not sell this.")
    }

    @Test("What goes wrong inside is not told to the shopper")
    mutating func internalError() async throws {
        dependencies.cart.addAction = { _ in .failure(InternalError()) }
        let model = try #require(await journeyToProduct().state.addingModel)
        #expect(model.addToCart().emittedAtOnce.last?.summary == Self.unreachable)
    }
}
