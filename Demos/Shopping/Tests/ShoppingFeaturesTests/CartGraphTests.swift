import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Cart: state graph")
struct CartGraphTests {
    /// The states in which the page follows the cart.
    private static let following = ["empty", "loaded.ready"]

    /// Explores the page.
    ///
    /// - Parameter hasOtherWindows: whether the cart changes in other windows while it is followed.
    private func explore(hasOtherWindows: Bool) throws -> StateGraph<CartViewState> {
        var cart = ChoosingCartRepository()
        return try StateGraph.explore(
            from: { _ in
                let dependencies = ChoosingDependencies()
                cart = dependencies.cart
                return .initialized(CartModelBuilder(dependencies: dependencies).buildLoaderModel())
            },
            actions: { state in
                Self.actions(of: state) + (hasOtherWindows ? Self.actions(ofOthersBeside: state, on: cart) : [])
            },
            identifiedBy: \.name
        )
    }

    /// The actions that the page offers; one remove button stands for those of all lines.
    private static func actions(of state: CartViewState) -> [StateAction<CartViewState>] {
        switch state {
        case .initialized(let model): [.action("load", model.load())]
        case .loading, .empty, .loaded(_, .removing), .loaded(_, .ordering), .ordered: []
        case .loaded(_, .ready(let model)):
            [.action("remove", model.remove(Product.couch.id)), .action("place order", model.placeOrder())]
        case .loaded(_, .removingFailed(_, let model)), .loaded(_, .orderFailed(let model)):
            [
                .action("remove", model.ready.remove(Product.couch.id)),
                .action("retry", model.failure.retry()),
                .action("cancel", model.cancel()),
            ]
        case .failed(let model): [.action("retry", model.retry())]
        }
    }

    /// The events while the page follows the cart.
    private static func actions(
        ofOthersBeside state: CartViewState,
        on cart: ChoosingCartRepository
    ) -> [StateAction<CartViewState>] {
        guard following.contains(state.name) else { return [] }
        let emptying = StateAction<CartViewState>.call(
            "another window empties it",
            cart.otherWindows.change(to: Cart())
        )
        return (state.name == "empty" ? [] : [emptying]) + [
            .call("another window adds", cart.otherWindows.change(to: Cart((.couch, 2)))),
            .call("the cart is lost", cart.otherWindows.lose()),
        ]
    }

    @Test("The page ends with the receipt, rests at an empty cart, which it follows, and stops nowhere else")
    func ends() throws {
        let graph = try explore(hasOtherWindows: false)
        graph.expectNoDeadEnds(except: ["empty", "ordered"])
        graph.expectNoHangs(except: .named(Self.following))
    }

    @Test("After every failure, the shopper can return to the cart and reach a receipt")
    func wayBack() throws {
        let graph = try explore(hasOtherWindows: true)
        graph.expectReachable("loaded.removingFailed", "loaded.orderFailed", "failed")
        graph.expectNoDeadEnds(except: "ordered")
        graph.expectPath(from: .where { $0.name != "ordered" }, to: "loaded.ready")
        graph.expectPath(from: .every, to: "ordered")
    }

    @Test("An order needs a click: only ordering leads to a receipt, and only a click leads to ordering")
    func orders() throws {
        let graph = try explore(hasOtherWindows: true)
        #expect(Set(graph.transitions.filter { $0.to == "ordered" }.map(\.from)) == ["loaded.ordering"])
        let beginnings = graph.transitions.filter { $0.to == "loaded.ordering" }
        #expect(Set(beginnings.map(\.action)) == ["place order", "retry"])
        #expect(beginnings.allSatisfy { !$0.continues })
    }

    @Test("No other action can begin while one is running")
    func underWay() throws {
        let graph = try explore(hasOtherWindows: true)
        for name in ["loading", "loaded.removing", "loaded.ordering"] {
            #expect(graph[name]?.actions == [], "\(name)")
        }
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() throws {
        try explore(hasOtherWindows: true).expectDiagram(in: "../../Sources/ShoppingFeatures/Cart/README.md")
    }
}
