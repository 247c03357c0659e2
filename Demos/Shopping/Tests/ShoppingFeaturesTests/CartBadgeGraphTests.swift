import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Cart badge: state graph")
struct CartBadgeGraphTests {
    /// Explores the badge.
    ///
    /// - Parameter hasOtherWindows: whether the cart changes in other windows.
    private func explore(hasOtherWindows: Bool) throws -> StateGraph<CartBadgeViewState> {
        var cart = ChoosingCartRepository()
        return try StateGraph.explore(
            from: { _ in
                let dependencies = ChoosingDependencies()
                cart = dependencies.cart
                return .initial(dependencies: dependencies)
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
            identifiedBy: { state in
                switch state {
                case .counted(0): "counted.nothing"
                case .counted: "counted.some"
                default: state
                }
            }
        )
    }

    @Test("The badge rests with a number or an offer to count again, and follows the cart")
    func ways() throws {
        let graph = try explore(hasOtherWindows: false)
        graph.expectNoDeadEnds(except: ["counted.nothing", "counted.some"])
        graph.expectNoHangs(except: ["counted.nothing", "counted.some"])
    }

    @Test("A lost number can be counted again")
    func wayBack() throws {
        let graph = try explore(hasOtherWindows: true)
        graph.expectReachable("counting", "counted.nothing", "counted.some", "failed")
        graph.expectNoDeadEnds()
        graph.expectPath(from: .every, to: "counted.some")
        graph.expectPath(from: .every, to: "counted.nothing")
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() throws {
        try explore(hasOtherWindows: true).expectDiagram(in: "../../Sources/ShoppingFeatures/CartBadge/README.md")
    }
}
