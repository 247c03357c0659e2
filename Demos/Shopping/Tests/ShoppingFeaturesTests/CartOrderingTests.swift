import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Cart: ordering")
struct CartOrderingTests {
    private static let full = Cart((.ottoman, 2))
    private static let ready = "2 Ottoman, ready"
    private static let ordering = "2 Ottoman, ordering"
    private static let ordered = "ordered: 2 Ottoman for $399.98"

    private var dependencies = MockDependencies()
    private let cart = SharedValue<Cart>(full)

    init() {
        dependencies.cart.cartsAction = { [cart] in cart.changes() }
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
