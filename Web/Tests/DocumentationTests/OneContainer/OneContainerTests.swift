import Testing
import VSM
import VSMTesting

// snippet.store
struct StoreState {
    var search = SearchState()
    var cart = CartState()

    struct SearchState { var found: [String] = [] }
    struct CartState { var items: [String] = [] }
}

enum StoreAction {
    case search(String)
    case found([String])
    case add(String)
}

@MainActor
final class Store {
    private(set) var state = StoreState()
    var subscribers: [(StoreState) -> Void] = []

    func dispatch(_ action: StoreAction) {
        switch action {
        case .search: break  // an effect dispatches `found` later
        case .found(let products): state.search.found = products
        case .add(let product): state.cart.items.append(product)
        }
        for subscriber in subscribers { subscriber(state) }
    }
}
// snippet.end

/// The cart, for all features that show it.
actor CartItems {
    private let items = CurrentValue<[String]>([])

    nonisolated var changes: CurrentValue<[String]>.Values { items.values }

    func add(_ item: String) { items.value.append(item) }
}

// snippet.features
enum FinderViewState {
    case searching
    case found([String], FinderModel)
}

struct FinderModel {
    let cart: CartItems
    let find: @Sendable (String) async -> [String]

    func search(_ text: String) -> StateSequence<FinderViewState> {
        StateSequence({ .searching }, { .found(await find(text), self) })
    }

    func add(_ product: String) async { await cart.add(product) }
}

enum CartBadgeViewState {
    case loading
    case counted(Int)
}

struct CartBadgeModel {
    let cart: CartItems

    func follow() -> StateSequence<CartBadgeViewState> {
        StateSequence().following {
            cart.changes
        } as: { items in
            .counted(items.count)
        }
    }
}
// snippet.end

@MainActor
@Suite("One store, or a container for each feature")
struct OneContainerTests {
    @Test("Every change of a store calls every subscriber")
    func store() {
        let store = Store()
        var carts = 0
        store.subscribers.append { _ in carts += 1 }
        store.dispatch(.found(["Couch"]))
        store.dispatch(.add("Couch"))
        #expect(carts == 2)
    }
}

@Suite("A container for each feature")
struct ContainersTests {
    @Test("Features follow the repository, and do not end each other's actions")
    func containers() throws {
        try withTestHost { host in
            let cart = CartItems()
            let finder = FinderModel(cart: cart) { _ in ["Couch"] }
            let badge = CartBadgeModel(cart: cart)
            // snippet.containers
            let search = host.container(state: FinderViewState.found([], finder))
            let count = host.container(state: CartBadgeViewState.loading)
            let searched = host.record(search)
            let counted = host.record(count)
            count.observe(badge.follow())
            search.observe(finder.search("cou"))
            host.runUntilIdle()
            try host.run { await finder.add("Couch") }
            host.runUntilIdle()
            searched.expect(cases: "found", "searching", "found")
            counted.expect(cases: "loading", "counted", "counted")
            counted.expectRunning()  // it still follows the cart
            // snippet.end
        }
    }
}
