import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Cart: ordering")
struct CartOrderingTests {
    private static let full = Cart((.ottoman, 2))
    private static let ready = "2 Ottoman, ready"
    private static let ordering = "2 Ottoman, ordering"
    private static let poor = "2 Ottoman, failed: Insufficient funds!"
    private static let ordered = "ordered: 2 Ottoman for $399.98"

    private var dependencies = MockDependencies()
    private let cart = SharedValue<Cart>(full)

    init() {
        dependencies.cart.cartsAction = { [cart] in cart.changes() }
    }

    @Test("The action returns the cart being ordered, then the receipt")
    mutating func succeeds() throws {
        let receipt = Order(1, for: Self.full)
        dependencies.cart.placeOrderAction = { _ in try await choose(.success(receipt)) }
        try withTestHost { host in
            let model = try #require(cartPage(on: host, dependencies).state.readyModel)
            let journey = host.journey(of: model.placeOrder())
            host.runUntilIdle()
            journey.expect([Self.ordering, Self.ordered], of: \.summary)
            #expect(journey.state?.receipt == receipt)
        }
    }

    @Test("The shopper sees the order and its receipt, not the empty cart in between")
    mutating func pending() throws {
        dependencies.cart.placeOrderAction = { _ in try await choose(.success(Order(1, for: Self.full))) }
        try withTestHost { host in
            let container = cartPage(on: host, dependencies)
            let journey = host.record(container)
            container.observe(try #require(container.state.readyModel).placeOrder())
            cart.value = Cart()
            journey.expect([Self.ready, Self.ordering], of: \.summary)
            host.runUntilIdle()
            cart.value = Cart((.couch, 1))
            host.runUntilIdle()
            journey.expect([Self.ordered], of: \.summary)
        }
    }

    @Test("Insufficient funds are reported, and the order can be retried more than once")
    mutating func retry() throws {
        var answers: [Result<Order, any Error>] = [
            .failure(RepositoryError.insufficientFunds), .failure(RepositoryError.insufficientFunds),
            .success(Order(1, for: Self.full)),
        ]
        dependencies.cart.placeOrderAction = { _ in try await choose(answers.removeFirst()) }
        try withTestHost { host in
            let container = cartPage(on: host, dependencies)
            let journey = host.record(container)
            container.observe(try #require(container.state.readyModel).placeOrder())
            for _ in 1...2 {
                host.runUntilIdle()
                container.observe(try #require(container.state.actionErrorModel).failure.retry())
            }
            host.runUntilIdle()
            journey.expect(
                [Self.ready, Self.ordering, Self.poor, Self.ordering, Self.poor, Self.ordering, Self.ordered],
                of: \.summary
            )
        }
    }

    @Test("After a failure, the shopper can return to the current cart, which is followed again")
    mutating func cancel() throws {
        dependencies.cart.placeOrderAction = { _ in try await choose(.failure(RepositoryError.insufficientFunds)) }
        try withTestHost { host in
            let container = cartPage(on: host, dependencies)
            let journey = host.record(container)
            container.observe(try #require(container.state.readyModel).placeOrder())
            host.runUntilIdle()
            cart.value = Cart((.ottoman, 1))
            host.runUntilIdle()
            journey.expect([Self.ready, Self.ordering, Self.poor], of: \.summary)
            container.observe(try #require(container.state.actionErrorModel).cancel())
            host.runUntilIdle()
            cart.value = Cart()
            host.runUntilIdle()
            journey.expect(["1 Ottoman, ready", "empty"], of: \.summary)
            journey.expectRunning()
        }
    }

    @Test("The order is for the cart that the shopper sees, even when it is retried")
    mutating func orderedCart() throws {
        var carts: [Cart] = []
        dependencies.cart.placeOrderAction = { cart in
            carts.append(cart)
            return try await choose(.failure(RepositoryError.unreachable))
        }
        try withTestHost { host in
            let container = cartPage(on: host, dependencies)
            container.observe(try #require(container.state.readyModel).placeOrder())
            host.runUntilIdle()
            cart.value = Cart((.ottoman, 3))
            container.observe(try #require(container.state.actionErrorModel).failure.retry())
            host.runUntilIdle()
        }
        #expect(carts == [Self.full, Self.full])
    }

    @Test(
        "If another window was faster, the shopper sees the current cart instead of a failure",
        arguments: [
            (RepositoryError.emptyCart, Cart(), "empty"),
            (RepositoryError.changedCart, Cart((.ottoman, 1)), "1 Ottoman, ready"),
        ]
    )
    mutating func changedMeanwhile(error: RepositoryError, changed: Cart, summary: String) throws {
        dependencies.cart.placeOrderAction = { _ in try await choose(.failure(error)) }
        try withTestHost { host in
            let container = cartPage(on: host, dependencies)
            let journey = host.record(container)
            container.observe(try #require(container.state.readyModel).placeOrder())
            cart.value = changed
            host.runUntilIdle()
            cart.value = Cart((.couch, 1))
            host.runUntilIdle()
            journey.expect([Self.ready, Self.ordering, summary, "1 Couch, ready"], of: \.summary)
            journey.expectRunning()
        }
    }

    @Test("The shopper does not see the details of internal errors")
    mutating func internalError() throws {
        dependencies.cart.placeOrderAction = { _ in try await choose(.failure(InternalError())) }
        try withTestHost { host in
            let model = try #require(cartPage(on: host, dependencies).state.readyModel)
            let journey = host.journey(of: model.placeOrder())
            host.runUntilIdle()
            journey.expect(
                [Self.ordering, "2 Ottoman, failed: The shop cannot be reached right now."],
                of: \.summary
            )
        }
    }
}
