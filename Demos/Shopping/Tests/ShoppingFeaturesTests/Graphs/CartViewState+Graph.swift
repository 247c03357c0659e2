import ShoppingFeatures
import VSM
import VSMTesting

extension CartViewState {
    /// The names of the states in which the page follows the cart.
    static let following = ["empty", "loaded.ready"]

    /// Explores the page.
    ///
    /// - Parameter hasOtherWindows: whether the cart changes in other windows while it is followed.
    static func explore(hasOtherWindows: Bool = false) throws -> StateGraph<Self> {
        var cart = ChoosingCartRepository()
        return try StateGraph.explore(
            from: { _ in
                let dependencies = ChoosingDependencies()
                cart = dependencies.cart
                return .initialized(CartViewState.LoaderModel(dependencies: dependencies))
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
        case .loaded(_, .removingFailed(_, let model)):
            [
                .action("remove", model.ready.remove(Product.couch.id)),
                .action("place order", model.ready.placeOrder()),
                .action("retry", model.failure.retry()),
                .action("cancel", model.cancel()),
            ]
        case .loaded(_, .orderFailed(let model)):
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

    /// The name of the state in the graph of the feature.
    var name: String {
        guard case .loaded(_, let activity) = self else { return DescribedState(self).caseName }
        return "loaded.\(DescribedState(activity).caseName)"
    }
}
