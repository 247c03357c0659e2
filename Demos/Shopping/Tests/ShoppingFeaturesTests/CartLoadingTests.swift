import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Cart: loading and following")
struct CartLoadingTests {
    private static let unreachable = "failed: The shop cannot be reached right now."

    private var dependencies = MockDependencies()

    private var model: CartViewState.LoaderModel { CartViewState.LoaderModel(dependencies: dependencies) }

    @Test(
        "The action returns loading until the repository answers, then the cart",
        arguments: [(Cart(), "empty"), (Cart((.ottoman, 2), (.couch, 1)), "2 Ottoman + 1 Couch, ready")]
    )
    mutating func loads(cart: Cart, summary: String) {
        dependencies.cart.cartsAction = { .once(try await choose(.success(cart))) }
        withTestHost { host in
            let journey = host.journey(of: model.load())
            journey.expect(["loading"], of: \.summary)
            host.runUntilIdle()
            journey.expect([summary], of: \.summary)
        }
    }

    @Test("The cart is followed as other windows change it")
    mutating func follows() {
        let cart = SharedValue<Cart>(Cart())
        dependencies.cart.cartsAction = { cart.changes() }
        withTestHost { host in
            let container = host.container(state: CartViewState.initialized(model))
            let journey = host.record(container)
            container.observe(model.load())
            host.runUntilIdle()
            for changed in [Cart((.couch, 1)), Cart((.couch, 2)), Cart()] {
                cart.value = changed
                host.runUntilIdle()
            }
            journey.expect(
                ["initialized", "loading", "empty", "1 Couch, ready", "2 Couch, ready", "empty"],
                of: \.summary
            )
            journey.expectRunning()
        }
    }

    @Test("A cart that could not be loaded can be loaded again, more than once")
    mutating func retry() throws {
        var answers: [Result<Cart, any Error>] = [
            .failure(RepositoryError.unreachable), .failure(RepositoryError.unreachable), .success(Cart((.couch, 1))),
        ]
        dependencies.cart.cartsAction = { .once(try await choose(answers.removeFirst())) }
        try withTestHost { host in
            let container = host.container(state: CartViewState.initialized(model))
            let journey = host.record(container)
            container.observe(model.load())
            for _ in 1...2 {
                host.runUntilIdle()
                container.observe(try #require(container.state.errorModel).retry())
            }
            host.runUntilIdle()
            journey.expect(
                [
                    "initialized", "loading", Self.unreachable, "loading", Self.unreachable, "loading",
                    "1 Couch, ready",
                ],
                of: \.summary
            )
        }
    }

    @Test("A cart that is lost while it is followed can be loaded again")
    mutating func lostLater() throws {
        let cart = SharedValue<Cart>(Cart((.couch, 1)))
        var answers = [cart.changes(), .once(Cart((.couch, 2)))]
        dependencies.cart.cartsAction = { answers.removeFirst() }
        try withTestHost { host in
            let container = host.container(state: CartViewState.initialized(model))
            let journey = host.record(container)
            container.observe(model.load())
            host.runUntilIdle()
            cart.windows.lose(InternalError())
            host.runUntilIdle()
            container.observe(try #require(container.state.errorModel).retry())
            host.runUntilIdle()
            journey.expect(
                ["initialized", "loading", "1 Couch, ready", Self.unreachable, "loading", "2 Couch, ready"],
                of: \.summary
            )
        }
    }
}
