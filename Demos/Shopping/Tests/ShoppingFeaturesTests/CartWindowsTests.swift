import ShoppingFeatures
import Testing
import VSM
import VSMTesting

/// The promises of a shop for every order of actions by the shopper, changes by other windows, and failures.
@Suite("Cart: several windows")
struct CartWindowsTests {
    private struct Dependencies: CartRepositoryDependency {
        let cart = SharedCart()

        var cartRepository: any CartRepository { cart }
    }

    private let graph: StateGraph<CartViewState>

    /// Explores the page together with the cart behind it.
    init() throws {
        var shared = SharedCart()
        // The carts that the shopper saw when they clicked a button that orders.
        var clicks: [Cart] = []
        graph = try StateGraph.explore(
            from: { _ in
                let dependencies = Dependencies()
                (shared, clicks) = (dependencies.cart, [])
                return .initialized(CartViewState.LoaderModel(dependencies: dependencies))
            },
            actions: { state in
                Self.actions(of: state) { clicks.append($0) } + Self.actions(ofOtherWindowsBeside: state, on: shared)
            },
            identifiedBy: { "\($0.summary) (\(shared.orders.count) orders, \(shared.cart) in the cart)" },
            invariants: [
                StateInvariant("The shopper buys what they saw") { state in
                    state.receipt == nil || state.receipt?.lines == clicks.last?.lines
                },
                StateInvariant("Nothing is ordered without a click, and once for each") { _ in
                    shared.requests <= clicks.count
                },
                StateInvariant("A receipt comes to what its lines come to, and is for an order") { state in
                    guard let receipt = state.receipt else { return true }
                    return receipt.total == Cart(lines: receipt.lines).total && !shared.orders.isEmpty
                },
            ]
        )
    }

    /// The actions that the page offers, with a remove button for only one product.
    private static func actions(
        of state: CartViewState,
        willOrder: @escaping (Cart) -> Void
    ) -> [StateAction<CartViewState>] {
        switch state {
        case .initialized(let model): [.action("load", model.load())]
        case .failed(let model): [.action("load again", model.retry())]
        case .loading, .empty, .loaded(_, .removing), .loaded(_, .ordering), .ordered: []
        case .loaded(let cart, .ready(let model)):
            [
                .action("remove the couch", model.remove(Product.couch.id)),
                .perform("place order") {
                    willOrder(cart)
                    $0.observe(model.placeOrder())
                },
            ]
        case .loaded(let cart, .removingFailed(_, let model)), .loaded(let cart, .orderFailed(let model)):
            [
                .action("remove the couch", model.ready.remove(Product.couch.id)),
                .action("cancel", model.cancel()),
                .perform("retry") {
                    willOrder(cart)
                    $0.observe(model.failure.retry())
                },
            ]
        }
    }

    /// The changes by other windows that make a difference.
    private static func actions(
        ofOtherWindowsBeside state: CartViewState,
        on shared: SharedCart
    ) -> [StateAction<CartViewState>] {
        guard state.receipt == nil, shared.orders.count < 2 else { return [] }
        return [
            .call("another window adds the couch", shared.put(.couch)),
            .call("another window adds the ottoman", shared.put(.ottoman)),
            .call("another window removes the couch", shared.take(Product.couch.id)),
            .call("another window orders", shared.order()),
        ]
    }

    @Test("The shopper buys the cart that they saw, once for each click, and always has an action")
    func promises() {
        graph.expectInvariants()
        graph.expectNoDeadEnds(except: .where { $0.name.hasPrefix("ordered") || $0.name.hasPrefix("empty") })
    }
}
