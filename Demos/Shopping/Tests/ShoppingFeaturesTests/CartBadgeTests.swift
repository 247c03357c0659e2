import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Cart badge")
struct CartBadgeTests {
    private var dependencies = MockDependencies()

    private var initialState: CartBadgeViewState { .initialized(.init(dependencies: dependencies)) }

    @Test(
        "The action returns counting, then the number of pieces",
        arguments: [(Cart(), 0), (Cart((.ottoman, 2), (.couch, 1)), 3)]
    )
    mutating func counts(cart: Cart, count: Int) throws {
        dependencies.cart.cartsAction = { .once(try await choose(.success(cart))) }
        try withTestHost { host in
            let journey = host.journey(of: try #require(initialState.counter).count())
            journey.expect(["counting"], of: \.summary)
            host.runUntilIdle()
            journey.expect(["counted \(count)"], of: \.summary)
        }
    }

    @Test("The number follows the cart as it changes in other windows")
    mutating func follows() throws {
        let cart = SharedValue<Cart>(Cart())
        dependencies.cart.cartsAction = { cart.changes() }
        try withTestHost { host in
            let container = host.container(state: initialState)
            let journey = host.record(container)
            container.observe(try #require(container.state.counter).count())
            host.runUntilIdle()
            for changed in [Cart((.couch, 1)), Cart((.couch, 2), (.ottoman, 1)), Cart()] {
                cart.value = changed
                host.runUntilIdle()
            }
            journey.expect(
                ["initialized", "counting", "counted 0", "counted 1", "counted 3", "counted 0"],
                of: \.summary
            )
            journey.expectRunning()
        }
    }

    @Test("A number that could not be counted can be counted again")
    mutating func retry() throws {
        var answers: [Result<Cart, any Error>] = [.failure(RepositoryError.unreachable), .success(Cart((.couch, 1)))]
        dependencies.cart.cartsAction = { .once(try await choose(answers.removeFirst())) }
        try withTestHost { host in
            let container = host.container(state: initialState)
            let journey = host.record(container)
            for _ in 1...2 {
                container.observe(try #require(container.state.counter).count())
                host.runUntilIdle()
            }
            journey.expect(["initialized", "counting", "failed", "counting", "counted 1"], of: \.summary)
        }
    }

    @Test("A number that is lost while it is followed can be counted again")
    mutating func lostLater() throws {
        let cart = SharedValue<Cart>(Cart((.couch, 1)))
        var answers = [cart.changes(), .once(Cart((.couch, 2)))]
        dependencies.cart.cartsAction = { answers.removeFirst() }
        try withTestHost { host in
            let container = host.container(state: initialState)
            let journey = host.record(container)
            container.observe(try #require(container.state.counter).count())
            host.runUntilIdle()
            cart.windows.lose(RepositoryError.unreachable)
            host.runUntilIdle()
            container.observe(try #require(container.state.counter).count())
            host.runUntilIdle()
            journey.expect(
                ["initialized", "counting", "counted 1", "failed", "counting", "counted 2"],
                of: \.summary
            )
        }
    }

    @Test("Only the state of counting reports that the pieces are being counted")
    mutating func isCounting() throws {
        dependencies.cart.cartsAction = { .once(try await choose(.success(Cart()))) }
        try withTestHost { host in
            let journey = host.journey(of: try #require(initialState.counter).count())
            host.runUntilIdle()
            journey.expect([true, false], of: \.isCounting)
        }
        #expect(!initialState.isCounting)
    }
}
