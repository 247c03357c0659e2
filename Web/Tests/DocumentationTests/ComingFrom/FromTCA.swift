import Testing
import VSM
import VSMTesting

// Stand-ins for the parts of The Composable Architecture that the example uses. It is not a dependency of this package.
protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    func reduce(into state: inout State, action: Action) -> Effect<Action>
}

struct Send<Action> {
    let receive: @Sendable (Action) -> Void
    func callAsFunction(_ action: Action) { receive(action) }
}

struct Effect<Action> {
    static var none: Effect { Effect() }
    static func run(_ operation: @escaping @Sendable (Send<Action>) async -> Void) -> Effect { Effect() }
    static func cancel(id: some Hashable & Sendable) -> Effect { Effect() }
    func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool) -> Effect { self }
}

// snippet.before
struct Search: Reducer {
    // snippet.hide
    struct State: Equatable {
        var query = ""
        var isSearching = false
        var results: [String] = []
    }

    enum Action {
        case queryChanged(String)
        case resultsReceived([String])
        case clearTapped
    }

    // snippet.show
    let find: @Sendable (String) async -> [String]

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .queryChanged(let query):
            state.query = query
            state.isSearching = true
            return .run { [find] send in await send(.resultsReceived(find(query))) }
                .cancellable(id: "search", cancelInFlight: true)
        case .resultsReceived(let results):
            state.isSearching = false
            state.results = results
            return .none
        case .clearTapped:
            state = State()
            return .cancel(id: "search")
        }
    }
}
// snippet.end

// snippet.after
enum CatalogViewState {
    case empty(CatalogModel)
    case searching(query: String, CatalogModel)
    case found([String], CatalogModel)
}

struct CatalogModel {
    let find: (String) async -> [String]

    func search(_ query: String) -> StateSequence<CatalogViewState> {
        StateSequence(.searching(query: query, self)).then { .found(await find(query), self) }
    }

    func clear() -> CatalogViewState { .empty(self) }
}
// snippet.end

@Suite("Coming from The Composable Architecture")
struct FromTCA {
    @Test("Clearing ends the search, and its results are never shown")
    func after() {
        withTestHost { host in
            let model = CatalogModel { _ in ["Couch"] }
            let container = host.container(state: CatalogViewState.empty(model))
            let journey = host.record(container)
            container.observe(model.search("cou"))
            container.observe(model.clear())
            host.runUntilIdle()
            journey.expect(cases: "empty", "searching", "empty")
        }
    }

    @Test("The reducer accepts results for which no view waits")
    func before() {
        let search = Search { _ in [] }
        var state = Search.State()
        _ = search.reduce(into: &state, action: .clearTapped)
        _ = search.reduce(into: &state, action: .resultsReceived(["Couch"]))
        #expect(state.results == ["Couch"])
    }
}
