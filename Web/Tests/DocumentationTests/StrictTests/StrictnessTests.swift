import Testing
import VSM
import VSMTesting

// Stand-ins for the test store of The Composable Architecture, which is not a dependency of this package.
enum Exhaustivity { case on, off }

@MainActor
final class TestStore<State: Equatable, Action> {
    var exhaustivity = Exhaustivity.on
    private(set) var state: State
    private let reduce: (inout State, Action) -> Action?
    private var received: [Action] = []

    init(initialState: State, reduce: @escaping (inout State, Action) -> Action?) {
        state = initialState
        self.reduce = reduce
    }

    func send(_ action: Action, assert: (inout State) -> Void = { _ in }) { apply(action, assert) }

    func receive(assert: (inout State) -> Void = { _ in }) { apply(received.removeFirst(), assert) }

    private func apply(_ action: Action, _ assert: (inout State) -> Void) {
        var expected = state
        received += reduce(&state, action).map { [$0] } ?? []
        assert(&expected)
        if exhaustivity == .on { #expect(state == expected) }
    }
}

struct Basket: Equatable {
    var isLoading = false
    var items: [String] = []
}

enum BasketAction {
    case load
    case loaded([String])
}

func reduceBasket(_ basket: inout Basket, _ action: BasketAction) -> BasketAction? {
    switch action {
    case .load:
        basket.isLoading = true
        return .loaded(["Couch"])
    case .loaded(let items):
        basket = Basket(items: items)
        return nil
    }
}

// snippet.feature
enum BasketViewState {
    case loading
    case loaded([String], BasketModel)
}

struct BasketModel {
    let items: @Sendable () async -> [String]

    func load() -> StateSequence<BasketViewState> {
        StateSequence({ .loading }, { .loaded(await items(), self) })
    }
}
// snippet.end

@MainActor
@Suite("How strict a test is: with a store")
struct StoreTests {
    let store = TestStore(initialState: Basket(), reduce: reduceBasket)

    @Test("The exhaustive test names every change")
    func exhaustive() {
        // snippet.exhaustive
        store.send(.load) { $0.isLoading = true }
        store.receive {
            $0.isLoading = false
            $0.items = ["Couch"]
        }
        // snippet.end
    }

    @Test("The other test checks what matters")
    func notExhaustive() {
        // snippet.off
        store.exhaustivity = .off
        store.send(.load)
        store.receive()
        #expect(store.state.items == ["Couch"])
        // snippet.end
    }
}

@Suite("How strict a test is: with journeys")
struct JourneyTests {
    @Test("Each expectation names the states since the previous one")
    func strict() {
        withTestHost { host in
            let model = BasketModel { ["Couch"] }
            // snippet.strict
            let journey = host.journey(of: model.load())
            host.runUntilIdle()
            journey.expect(.loading, .loaded(["Couch"], model))
            // snippet.end
        }
    }

    @Test("The names of cases leave out their values")
    func cases() {
        withTestHost { host in
            let journey = host.journey(of: BasketModel { ["Couch"] }.load())
            host.runUntilIdle()
            journey.expect(cases: "loading", "loaded")
        }
    }

    @Test("A skipped state is accepted")
    func skipped() {
        withTestHost { host in
            let model = BasketModel { ["Couch"] }
            // snippet.skip
            let container = host.container(state: BasketViewState.loaded([], model))
            let journey = host.record(container)
            container.observe(model.load())
            host.runUntilIdle()
            journey.skip()  // how the basket was loaded is not the subject of this test
            container.observe(.loading)
            journey.expect(cases: "loading")
            // snippet.end
        }
    }

    @Test("A test declares that an action is still running")
    func running() {
        withTestHost { host in
            let (changes, basket) = AsyncStream.makeStream(of: Int.self)
            // snippet.running
            let journey = host.journey(of: changes)
            basket.yield(1)
            host.runUntilIdle()
            journey.expect(1)
            journey.expectRunning()  // it follows the basket until the container is released
            // snippet.end
        }
    }
}
