import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Product detail: loading")
struct ProductDetailLoadingTests {
    private static let unreachable = "failed: The shop cannot be reached right now."

    private var dependencies = MockDependencies()

    private var model: ProductDetailViewState.LoaderModel { .init(Product.couch.id, dependencies: dependencies) }

    @Test("The action asks for its product, and returns loading, then the product")
    mutating func loads() {
        var asked: [Product.ID] = []
        dependencies.products.loadProductAction = { id in
            asked.append(id)
            return .couch
        }
        withTestHost { host in
            let journey = host.journey(of: model.load())
            host.runUntilIdle()
            journey.expect(["loading", "Couch, ready"], of: \.summary)
        }
        #expect(asked == [Product.couch.id])
    }

    @Test("The shopper sees loading until the repository answers")
    mutating func pending() {
        dependencies.products.loadProductAction = { _ in try await choose(.success(.couch)) }
        withTestHost { host in
            let container = host.container(state: ProductDetailViewState.initialized(model))
            let journey = host.record(container)
            container.observe(model.load())
            journey.expect(["initialized", "loading"], of: \.summary)
            host.runUntilIdle()
            journey.expect(["Couch, ready"], of: \.summary)
        }
    }

    @Test("A product that the shop does not sell is not found")
    mutating func unknownProduct() {
        dependencies.products.loadProductAction = { throw RepositoryError.unknownProduct($0) }
        withTestHost { host in
            let journey = host.journey(of: model.load())
            host.runUntilIdle()
            journey.expect(["loading", "not found"], of: \.summary)
        }
    }

    @Test("A failed request can be retried for the same product")
    mutating func retry() throws {
        var asked: [Product.ID] = []
        var answers: [Result<Product, any Error>] = [.failure(RepositoryError.unreachable), .success(.couch)]
        dependencies.products.loadProductAction = { id in
            asked.append(id)
            return try answers.removeFirst().get()
        }
        try withTestHost { host in
            let container = host.container(state: ProductDetailViewState.initialized(model))
            let journey = host.record(container)
            container.observe(model.load())
            host.runUntilIdle()
            container.observe(try #require(container.state.errorModel).retry())
            host.runUntilIdle()
            journey.expect(["initialized", "loading", Self.unreachable, "loading", "Couch, ready"], of: \.summary)
        }
        #expect(asked == [Product.couch.id, Product.couch.id])
    }

    @Test("The shopper does not see the details of internal errors")
    mutating func internalError() {
        dependencies.products.loadProductAction = { _ in throw InternalError() }
        withTestHost { host in
            let journey = host.journey(of: model.load())
            host.runUntilIdle()
            journey.expect(["loading", Self.unreachable], of: \.summary)
        }
    }
}
