import ShoppingFeatures
import VSM
import VSMTesting

extension CartBadgeViewState {
    /// Explores the badge.
    ///
    /// - Parameter hasOtherWindows: whether the cart changes in other windows.
    static func explore(hasOtherWindows: Bool = false) throws -> StateGraph<Self> {
        var cart = ChoosingCartRepository()
        return try StateGraph.explore(
            from: { _ in
                let dependencies = ChoosingDependencies()
                cart = dependencies.cart
                return .initialized(.init(dependencies: dependencies))
            },
            actions: { state in
                switch state {
                case .initialized(let counter): [.action("count", counter.count())]
                case .failed(let counter): [.action("count again", counter.count())]
                case .counted where hasOtherWindows:
                    [
                        .call("another window adds", cart.otherWindows.change(to: Cart((.couch, 1)))),
                        .call("another window empties it", cart.otherWindows.change(to: Cart())),
                        .call("the cart is lost", cart.otherWindows.lose()),
                    ]
                case .counting, .counted: []
                }
            },
            identifiedBy: \.name
        )
    }

    /// The name of the state in the graph of the feature.
    var name: String {
        switch self {
        case .counted(0): "counted.nothing"
        case .counted: "counted.some"
        default: DescribedState(self).caseName
        }
    }
}
