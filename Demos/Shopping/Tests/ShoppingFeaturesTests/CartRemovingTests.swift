import ShoppingFeatures
import Testing
import VSM

@MainActor
@Suite("Cart: removing")
struct CartRemovingTests {
    private static let full = Cart((.ottoman, 2), (.couch, 1))
    private static let unreachable = "2 Ottoman + 1 Couch, failed: The shop cannot be reached right now."

    private var dependencies = MockDependencies()
    private let cart = CurrentValueSubject<Cart, any Error>(full)

    init() {
        dependencies.cart.cartPublisherAction = { [cart] in cart.eraseToAnyPublisher() }
    }

    /// A journey that has arrived at the cart.
    private func journeyToCart() -> Journey<CartViewState> {
        let model = CartModelBuilder(dependencies: dependencies).buildLoaderModel()
        let journey = Journey(from: CartViewState.initialized(model))
        journey.container.observe(model.load())
        return journey
    }

    @Test("The action takes a piece of the product out, and follows the cart from then on")
    mutating func succeeds() throws {
        let answer = PassthroughSubject<Void, any Error>()
        var removed: [Product.ID] = []
        dependencies.cart.removeAction = { id in
            removed.append(id)
            return answer.eraseToAnyPublisher()
        }
        let journey = journeyToCart()
        journey.container.observe(try #require(journey.state.readyModel).remove(Product.ottoman.id))
        cart.value = Cart((.ottoman, 1), (.couch, 1))
        #expect(journey.state.summary == "2 Ottoman + 1 Couch, removing")
        answer.send()
        answer.send(completion: .finished)
        cart.value = Cart((.couch, 1))
        #expect(
            journey.summaries.dropFirst(2) == [
                "2 Ottoman + 1 Couch, ready", "2 Ottoman + 1 Couch, removing", "1 Ottoman + 1 Couch, ready",
                "1 Couch, ready",
            ]
        )
        #expect(removed == [Product.ottoman.id])
    }

    @Test("Taking the last piece out leaves an empty cart")
    mutating func lastPiece() throws {
        cart.value = Cart((.couch, 1))
        dependencies.cart.removeAction = { [cart] _ in
            .deferred {
                cart.value = Cart()
                return .done
            }
        }
        let journey = journeyToCart()
        journey.container.observe(try #require(journey.state.readyModel).remove(Product.couch.id))
        #expect(journey.summaries.suffix(3) == ["1 Couch, ready", "1 Couch, removing", "empty"])
    }

    @Test("A piece that could not be taken out can be tried again")
    mutating func retry() throws {
        var removed: [Product.ID] = []
        var answers: [AnyPublisher<Void, any Error>] = [.failure(InternalError()), .done]
        dependencies.cart.removeAction = { id in
            removed.append(id)
            return answers.removeFirst()
        }
        let journey = journeyToCart()
        journey.container.observe(try #require(journey.state.readyModel).remove(Product.couch.id))
        #expect(journey.state.summary == Self.unreachable)
        cart.value = Cart((.ottoman, 2))
        journey.container.observe(try #require(journey.state.actionErrorModel).retry())
        #expect(
            journey.summaries.suffix(3) == [Self.unreachable, "2 Ottoman + 1 Couch, removing", "2 Ottoman, ready"]
        )
        #expect(removed == [Product.couch.id, Product.couch.id])
    }

    @Test("After a failure the shopper can go back to the cart as it is now")
    mutating func cancel() throws {
        dependencies.cart.removeAction = { _ in .failure(RepositoryError.unreachable) }
        let journey = journeyToCart()
        journey.container.observe(try #require(journey.state.readyModel).remove(Product.couch.id))
        cart.value = Cart((.couch, 1))
        #expect(journey.state.summary == Self.unreachable)
        journey.container.observe(try #require(journey.state.actionErrorModel).cancel())
        #expect(journey.summaries.suffix(2) == [Self.unreachable, "1 Couch, ready"])
    }

    @Test("A cart that cannot be followed any more after the removal can be loaded again")
    mutating func lostAfterwards() throws {
        dependencies.cart.removeAction = { [cart] _ in
            .deferred {
                cart.send(completion: .failure(RepositoryError.unreachable))
                return .done
            }
        }
        let model = try #require(journeyToCart().state.readyModel)
        #expect(
            model.remove(Product.couch.id).emittedAtOnce.map(\.summary) == [
                "2 Ottoman + 1 Couch, removing", "failed: The shop cannot be reached right now.",
            ]
        )
    }
}
