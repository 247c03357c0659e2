import ShoppingFeatures
import Testing
import VSM

@MainActor
@Suite("Cart: ordering")
struct CartOrderingTests {
    private static let full = Cart((.ottoman, 2))
    private static let poor = "2 Ottoman, failed: Insufficient funds!"
    private static let ordered = "ordered: 2 Ottoman for $399.98"

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

    @Test("The action gives the cart being ordered, then the receipt")
    mutating func succeeds() throws {
        dependencies.cart.placeOrderAction = { .answer(Receipt(1, for: Self.full)) }
        let model = try #require(journeyToCart().state.readyModel)
        let states = model.placeOrder().emittedAtOnce
        #expect(states.map(\.summary) == ["2 Ottoman, ordering", Self.ordered])
        #expect(states.last?.receipt == Receipt(1, for: Self.full))
    }

    @Test("The shopper sees the order and its receipt, not the cart that empties meanwhile")
    mutating func pending() throws {
        let answer = PassthroughSubject<Receipt, any Error>()
        dependencies.cart.placeOrderAction = { answer.eraseToAnyPublisher() }
        let journey = journeyToCart()
        journey.container.observe(try #require(journey.state.readyModel).placeOrder())
        cart.value = Cart()
        #expect(journey.state.summary == "2 Ottoman, ordering")
        answer.send(Receipt(1, for: Self.full))
        answer.send(completion: .finished)
        cart.value = Cart((.couch, 1))
        #expect(journey.summaries.dropFirst(2) == ["2 Ottoman, ready", "2 Ottoman, ordering", Self.ordered])
    }

    @Test("Insufficient funds are said, and the order can be tried again, more than once")
    mutating func retry() throws {
        var answers: [AnyPublisher<Receipt, any Error>] = [
            .failure(RepositoryError.insufficientFunds), .failure(RepositoryError.insufficientFunds),
            .answer(Receipt(1, for: Self.full)),
        ]
        dependencies.cart.placeOrderAction = { answers.removeFirst() }
        let journey = journeyToCart()
        journey.container.observe(try #require(journey.state.readyModel).placeOrder())
        journey.container.observe(try #require(journey.state.actionErrorModel).retry())
        journey.container.observe(try #require(journey.state.actionErrorModel).retry())
        #expect(
            journey.summaries.dropFirst(3) == [
                "2 Ottoman, ordering", Self.poor, "2 Ottoman, ordering", Self.poor, "2 Ottoman, ordering", Self.ordered,
            ]
        )
    }

    @Test("After a failure the shopper can go back to the cart as it is now, and it is followed again")
    mutating func cancel() throws {
        dependencies.cart.placeOrderAction = { .failure(RepositoryError.insufficientFunds) }
        let journey = journeyToCart()
        journey.container.observe(try #require(journey.state.readyModel).placeOrder())
        cart.value = Cart((.ottoman, 1))
        #expect(journey.state.summary == Self.poor)
        journey.container.observe(try #require(journey.state.actionErrorModel).cancel())
        cart.value = Cart()
        #expect(journey.summaries.suffix(3) == [Self.poor, "1 Ottoman, ready", "empty"])
    }

    @Test("When another window was faster the shopper sees the empty cart, not a failure")
    mutating func emptyMeanwhile() throws {
        dependencies.cart.placeOrderAction = { [cart] in
            .deferred {
                cart.value = Cart()
                return .failure(RepositoryError.emptyCart)
            }
        }
        let journey = journeyToCart()
        journey.container.observe(try #require(journey.state.readyModel).placeOrder())
        cart.value = Cart((.couch, 1))
        #expect(
            journey.summaries.dropFirst(2) == ["2 Ottoman, ready", "2 Ottoman, ordering", "empty", "1 Couch, ready"]
        )
    }

    @Test("What goes wrong inside is not told to the shopper")
    mutating func internalError() throws {
        dependencies.cart.placeOrderAction = { .failure(InternalError()) }
        let model = try #require(journeyToCart().state.readyModel)
        #expect(
            model.placeOrder().emittedAtOnce.last?.summary
                == "2 Ottoman, failed: The shop cannot be reached right now."
        )
    }
}
