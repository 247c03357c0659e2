import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Product detail: adding to the cart")
struct ProductDetailAddingTests {
    private static let unreachable = "Couch, failed: The shop cannot be reached right now."

    private var dependencies = MockDependencies()

    init() {
        dependencies.products.loadProductAction = { _ in .couch }
    }

    /// A page that shows the product.
    private func productPage(on host: TestHost) -> StateContainer<ProductDetailViewState> {
        let model = ProductDetailViewState.LoaderModel(Product.couch.id, dependencies: dependencies)
        let container = host.container(state: ProductDetailViewState.initialized(model))
        container.observe(model.load())
        host.runUntilIdle()
        return container
    }

    @Test("The action adds its product to the cart, and then reports it")
    mutating func succeeds() throws {
        var added: [Product.ID] = []
        dependencies.cart.addAction = { id in
            added.append(id)
            return try await choose(.success(()))
        }
        try withTestHost { host in
            let model = try #require(productPage(on: host).state.addingModel)
            #expect(added == [])
            let journey = host.journey(of: model.addToCart())
            host.runUntilIdle()
            journey.expect(["Couch, adding", "Couch, added"], of: \.summary)
        }
        #expect(added == [Product.couch.id])
    }

    @Test("The shopper sees adding until the repository answers")
    mutating func pending() throws {
        dependencies.cart.addAction = { _ in try await choose(.success(())) }
        try withTestHost { host in
            let container = productPage(on: host)
            let journey = host.record(container)
            container.observe(try #require(container.state.addingModel).addToCart())
            journey.expect(["Couch, ready", "Couch, adding"], of: \.summary)
            host.runUntilIdle()
            journey.expect(["Couch, added"], of: \.summary)
        }
    }

    @Test("A second piece can be added")
    mutating func again() throws {
        dependencies.cart.addAction = { _ in try await choose(.success(())) }
        try withTestHost { host in
            let container = productPage(on: host)
            let journey = host.record(container)
            for _ in 1...2 {
                container.observe(try #require(container.state.addingModel).addToCart())
                host.runUntilIdle()
            }
            journey.expect(
                ["Couch, ready", "Couch, adding", "Couch, added", "Couch, adding", "Couch, added"],
                of: \.summary
            )
        }
    }

    @Test("A failed addition can be retried more than once")
    mutating func retry() throws {
        var added: [Product.ID] = []
        var answers: [Result<Void, any Error>] = [
            .failure(RepositoryError.unreachable), .failure(RepositoryError.unreachable), .success(()),
        ]
        dependencies.cart.addAction = { id in
            added.append(id)
            return try await choose(answers.removeFirst())
        }
        try withTestHost { host in
            let container = productPage(on: host)
            let journey = host.record(container)
            container.observe(try #require(container.state.addingModel).addToCart())
            for _ in 1...2 {
                host.runUntilIdle()
                container.observe(try #require(container.state.addingErrorModel).retry())
            }
            host.runUntilIdle()
            journey.expect(
                [
                    "Couch, ready", "Couch, adding", Self.unreachable, "Couch, adding", Self.unreachable,
                    "Couch, adding", "Couch, added",
                ],
                of: \.summary
            )
        }
        #expect(added == [Product.couch.id, Product.couch.id, Product.couch.id])
    }

    @Test("A message beside the product says that it is no longer sold")
    mutating func unknownProduct() throws {
        dependencies.cart.addAction = { try await choose(.failure(RepositoryError.unknownProduct($0))) }
        try withTestHost { host in
            let journey = host.journey(of: try #require(productPage(on: host).state.addingModel).addToCart())
            host.runUntilIdle()
            journey.expect(["Couch, adding", "Couch, failed: We do not sell this."], of: \.summary)
        }
    }

    @Test("The shopper does not see the details of internal errors")
    mutating func internalError() throws {
        dependencies.cart.addAction = { _ in try await choose(.failure(InternalError())) }
        try withTestHost { host in
            let journey = host.journey(of: try #require(productPage(on: host).state.addingModel).addToCart())
            host.runUntilIdle()
            journey.expect(["Couch, adding", Self.unreachable], of: \.summary)
        }
    }
}
