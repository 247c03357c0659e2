import ShoppingFeatures
import Testing
import VSM

@MainActor
@Suite("Cart badge")
struct CartBadgeTests {
    private var dependencies = MockDependencies()

    private var initialState: CartBadgeViewState { .initial(dependencies: dependencies) }

    @Test("The action gives counting, then the number of pieces")
    mutating func counts() throws {
        dependencies.cart.cartPublisherAction = { .answer(Cart((.ottoman, 2), (.couch, 1))) }
        let counter = try #require(initialState.counter)
        #expect(counter.count().emittedAtOnce.map(\.summary) == ["counting", "counted 3"])
    }

    @Test("An empty cart counts zero")
    mutating func countsNothing() throws {
        dependencies.cart.cartPublisherAction = { .answer(Cart()) }
        let counter = try #require(initialState.counter)
        #expect(counter.count().emittedAtOnce.last?.summary == "counted 0")
    }

    @Test("The number follows the cart as it changes in other windows")
    mutating func follows() throws {
        let cart = CurrentValueSubject<Cart, any Error>(Cart())
        dependencies.cart.cartPublisherAction = { cart.eraseToAnyPublisher() }
        let journey = Journey(from: initialState)
        journey.container.observe(try #require(journey.state.counter).count())
        cart.value = Cart((.couch, 1))
        cart.value = Cart((.couch, 2), (.ottoman, 1))
        cart.value = Cart()
        #expect(
            journey.summaries == ["initialized", "counting", "counted 0", "counted 1", "counted 3", "counted 0"]
        )
    }

    @Test("A number that did not come can be asked for again")
    mutating func retry() throws {
        var answers: [AnyPublisher<Cart, any Error>] = [
            .failure(RepositoryError.unreachable), .answer(Cart((.couch, 1))),
        ]
        dependencies.cart.cartPublisherAction = { answers.removeFirst() }
        let journey = Journey(from: initialState)
        journey.container.observe(try #require(journey.state.counter).count())
        #expect(journey.state.summary == "failed")
        journey.container.observe(try #require(journey.state.counter).count())
        #expect(journey.summaries == ["initialized", "counting", "failed", "counting", "counted 1"])
    }

    @Test("A number that is lost while it is followed can be asked for again")
    mutating func lostLater() throws {
        let cart = CurrentValueSubject<Cart, any Error>(Cart((.couch, 1)))
        var answers = [cart.eraseToAnyPublisher(), .answer(Cart((.couch, 2)))]
        dependencies.cart.cartPublisherAction = { answers.removeFirst() }
        let journey = Journey(from: initialState)
        journey.container.observe(try #require(journey.state.counter).count())
        cart.send(completion: .failure(RepositoryError.unreachable))
        journey.container.observe(try #require(journey.state.counter).count())
        #expect(journey.summaries.dropFirst() == ["counting", "counted 1", "failed", "counting", "counted 2"])
    }

    @Test("Only counting says that the number is on its way")
    mutating func isCounting() throws {
        dependencies.cart.cartPublisherAction = { .answer(Cart()) }
        let states = try #require(initialState.counter).count().emittedAtOnce
        #expect(states.map(\.isCounting) == [true, false])
        #expect(!initialState.isCounting)
    }
}
