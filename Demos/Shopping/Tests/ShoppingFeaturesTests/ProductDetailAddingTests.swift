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

    /// A page that has arrived at the product.
    private func productPage(on host: TestHost) -> StateContainer<ProductDetailViewState> {
        let model = ProductDetailViewState.LoaderModel(Product.couch.id, dependencies: dependencies)
        let container = host.container(state: ProductDetailViewState.initialized(model))
        container.observe(model.load())
        host.runUntilIdle()
        return container
    }

    @Test("The action puts its product into the cart, and says when it is there")
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

    @Test("The shopper sees adding for as long as the repository takes")
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

    @Test("A piece that did not get into the cart can be tried again, more than once")
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

    @Test("A product that is no longer sold says so beside the product")
    mutating func unknownProduct() throws {
        dependencies.cart.addAction = { try await choose(.failure(RepositoryError.unknownProduct($0))) }
        try withTestHost { host in
            let journey = host.journey(of: try #require(productPage(on: host).state.addingModel).addToCart())
            host.runUntilIdle()
            journey.expect(["Couch, adding", "Couch, failed: We do not sell this."], of: \.summary)
        }
    }

    @Test("What goes wrong inside is not told to the shopper")
    mutating func internalError() throws {
        dependencies.cart.addAction = { _ in try await choose(.failure(InternalError())) }
        try withTestHost { host in
            let journey = host.journey(of: try #require(productPage(on: host).state.addingModel).addToCart())
            host.runUntilIdle()
            journey.expect(["Couch, adding", Self.unreachable], of: \.summary)
        }
    }
}
