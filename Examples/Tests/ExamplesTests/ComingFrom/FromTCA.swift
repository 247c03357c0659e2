import Testing
import VSM
import VSMTesting

// Stand-ins for the parts of The Composable Architecture 1.x that the example uses. It is not a dependency of this package.
// Its macros are replaced by one of Observation's that adds nothing, so the conformance that `@Reducer` adds is written out.
@attached(extension)
macro Reducer() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")
@attached(extension)
macro ObservableState() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    associatedtype Body
    var body: Body { get }
}

typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

struct Reduce<State, Action>: Reducer {
    let reduce: (inout State, Action) -> Effect<Action>
    var body: Never { fatalError("It has no body.") }

    init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {
        self.reduce = reduce
    }
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
@Reducer
struct Search {
    @ObservableState
    struct State: Equatable {
        var query = ""
        var isSearching = false
        var results: [String] = []
    }

    // snippet.hide
    enum Action {
        case queryChanged(String)
        case resultsReceived([String])
        case clearTapped
    }

    // snippet.show
    let find: @Sendable (String) async -> [String]

    var body: some ReducerOf<Self> {
        Reduce { state, action in
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
}
// snippet.end

extension Search: Reducer {}

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
    func before() throws {
        let search = try #require(Search { _ in [] }.body as? Reduce<Search.State, Search.Action>)
        var state = Search.State()
        _ = search.reduce(&state, .clearTapped)
        _ = search.reduce(&state, .resultsReceived(["Couch"]))
        #expect(state.results == ["Couch"])
    }
}
