import ShoppingFeatures
import Testing
import VSM

@MainActor
@Suite("Cart: loading and following")
struct CartLoadingTests {
    private static let unreachable = "failed: The shop cannot be reached right now."

    private var dependencies = MockDependencies()

    private var model: CartViewState.LoaderModel { CartModelBuilder(dependencies: dependencies).buildLoaderModel() }

    @Test("The action gives loading, then that the cart is empty")
    mutating func empty() {
        dependencies.cart.cartPublisherAction = { .answer(Cart()) }
        #expect(model.load().emittedAtOnce.map(\.summary) == ["loading", "empty"])
    }

    @Test("The action gives loading, then the cart, ready to be changed")
    mutating func loaded() {
        dependencies.cart.cartPublisherAction = { .answer(Cart((.ottoman, 2), (.couch, 1))) }
        #expect(model.load().emittedAtOnce.map(\.summary) == ["loading", "2 Ottoman + 1 Couch, ready"])
    }

    @Test("The shopper sees loading for as long as the repository takes")
    mutating func pending() {
        let cart = PassthroughSubject<Cart, any Error>()
        dependencies.cart.cartPublisherAction = { cart.eraseToAnyPublisher() }
        let journey = Journey(from: CartViewState.initialized(model))
        journey.container.observe(model.load())
        #expect(journey.state.summary == "loading")
        cart.send(Cart((.couch, 1)))
        #expect(journey.state.summary == "1 Couch, ready")
    }

    @Test("The cart is followed as other windows change it")
    mutating func follows() {
        let cart = CurrentValueSubject<Cart, any Error>(Cart())
        dependencies.cart.cartPublisherAction = { cart.eraseToAnyPublisher() }
        let journey = Journey(from: CartViewState.initialized(model))
        journey.container.observe(model.load())
        cart.send(Cart((.couch, 1)))
        cart.send(Cart((.couch, 2)))
        cart.send(Cart())
        #expect(
            journey.summaries == ["initialized", "loading", "empty", "1 Couch, ready", "2 Couch, ready", "empty"]
        )
    }

    @Test("A cart that did not come can be loaded again, more than once")
    mutating func retry() throws {
        var answers: [AnyPublisher<Cart, any Error>] = [
            .failure(RepositoryError.unreachable), .failure(RepositoryError.unreachable), .answer(Cart((.couch, 1))),
        ]
        dependencies.cart.cartPublisherAction = { answers.removeFirst() }
        let journey = Journey(from: CartViewState.initialized(model))
        journey.container.observe(model.load())
        journey.container.observe(try #require(journey.state.errorModel).retry())
        journey.container.observe(try #require(journey.state.errorModel).retry())
        #expect(
            journey.summaries == [
                "initialized", "loading", Self.unreachable, "loading", Self.unreachable, "loading", "1 Couch, ready",
            ]
        )
    }

    @Test("A cart that is lost while it is followed can be loaded again")
    mutating func lostLater() throws {
        let cart = CurrentValueSubject<Cart, any Error>(Cart((.couch, 1)))
        var answers = [cart.eraseToAnyPublisher(), .answer(Cart((.couch, 2)))]
        dependencies.cart.cartPublisherAction = { answers.removeFirst() }
        let journey = Journey(from: CartViewState.initialized(model))
        journey.container.observe(model.load())
        cart.send(completion: .failure(InternalError()))
        #expect(journey.state.summary == Self.unreachable)
        journey.container.observe(try #require(journey.state.errorModel).retry())
        #expect(journey.state.summary == "2 Couch, ready")
    }
}
