import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Cart: removing")
struct CartRemovingTests {
    private static let full = Cart((.ottoman, 2), (.couch, 1))
    private static let ready = "2 Ottoman + 1 Couch, ready"
    private static let removing = "2 Ottoman + 1 Couch, removing"
    private static let unreachable = "2 Ottoman + 1 Couch, failed: The shop cannot be reached right now."

    private var dependencies = MockDependencies()
    private let cart = SharedValue<Cart>(full)

    init() {
        dependencies.cart.cartsAction = { [cart] in cart.changes() }
    }

    @Test("The action removes a piece of the product, and then follows the cart")
    mutating func succeeds() throws {
        var removed: [Product.ID] = []
        dependencies.cart.removeAction = { id in
            removed.append(id)
            return try await choose(.success(()))
        }
        try withTestHost { host in
            let container = cartPage(on: host, dependencies)
            let journey = host.record(container)
            container.observe(try #require(container.state.readyModel).remove(Product.ottoman.id))
            cart.value = Cart((.ottoman, 1), (.couch, 1))
            journey.expect([Self.ready, Self.removing], of: \.summary)
            host.runUntilIdle()
            cart.value = Cart((.couch, 1))
            host.runUntilIdle()
            journey.expect(["1 Ottoman + 1 Couch, ready", "1 Couch, ready"], of: \.summary)
            journey.expectRunning()
        }
        #expect(removed == [Product.ottoman.id])
    }

    @Test("Removing the last piece leaves an empty cart")
    mutating func lastPiece() throws {
        cart.value = Cart((.couch, 1))
        dependencies.cart.removeAction = { _ in try await choose(.success(())) }
        try withTestHost { host in
            let container = cartPage(on: host, dependencies)
            let journey = host.record(container)
            container.observe(try #require(container.state.readyModel).remove(Product.couch.id))
            cart.value = Cart()
            host.runUntilIdle()
            journey.expect(["1 Couch, ready", "1 Couch, removing", "empty"], of: \.summary)
            journey.expectRunning()
        }
    }

    @Test("A failed removal can be retried")
    mutating func retry() throws {
        var removed: [Product.ID] = []
        var answers: [Result<Void, any Error>] = [.failure(InternalError()), .success(())]
        dependencies.cart.removeAction = { id in
            removed.append(id)
            return try await choose(answers.removeFirst())
        }
        try withTestHost { host in
            let container = cartPage(on: host, dependencies)
            let journey = host.record(container)
            container.observe(try #require(container.state.readyModel).remove(Product.couch.id))
            host.runUntilIdle()
            cart.value = Cart((.ottoman, 2))
            container.observe(try #require(container.state.actionErrorModel).failure.retry())
            host.runUntilIdle()
            journey.expect(
                [Self.ready, Self.removing, Self.unreachable, Self.removing, "2 Ottoman, ready"],
                of: \.summary
            )
            journey.expectRunning()
        }
        #expect(removed == [Product.couch.id, Product.couch.id])
    }

    @Test("After a failure, the shopper can return to the current cart")
    mutating func cancel() throws {
        dependencies.cart.removeAction = { _ in try await choose(.failure(RepositoryError.unreachable)) }
        try withTestHost { host in
            let container = cartPage(on: host, dependencies)
            let journey = host.record(container)
            container.observe(try #require(container.state.readyModel).remove(Product.couch.id))
            host.runUntilIdle()
            cart.value = Cart((.couch, 1))
            host.runUntilIdle()
            journey.expect([Self.ready, Self.removing, Self.unreachable], of: \.summary)
            container.observe(try #require(container.state.actionErrorModel).cancel())
            host.runUntilIdle()
            journey.expect(["1 Couch, ready"], of: \.summary)
            journey.expectRunning()
        }
    }

    @Test("A cart that can no longer be followed after the removal can be loaded again")
    mutating func lostAfterwards() throws {
        var answers = [cart.changes(), .failing(RepositoryError.unreachable)]
        dependencies.cart.cartsAction = { answers.removeFirst() }
        dependencies.cart.removeAction = { _ in try await choose(.success(())) }
        try withTestHost { host in
            let container = cartPage(on: host, dependencies)
            let journey = host.journey(of: try #require(container.state.readyModel).remove(Product.couch.id))
            host.runUntilIdle()
            journey.expect([Self.removing, "failed: The shop cannot be reached right now."], of: \.summary)
        }
    }
}
