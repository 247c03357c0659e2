import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Cart: state graph")
struct CartGraphTests {
    @Test("The page ends with the receipt, rests at an empty cart, which it follows, and stops nowhere else")
    func ends() throws {
        let graph = try CartViewState.explore(hasOtherWindows: false)
        graph.expectNoDeadEnds(except: ["empty", "ordered"])
        graph.expectNoHangs(except: .named(CartViewState.following))
    }

    @Test("After every failure, the shopper can return to the cart and reach a receipt")
    func wayBack() throws {
        let graph = try CartViewState.explore(hasOtherWindows: true)
        graph.expectReachable("loaded.removingFailed", "loaded.orderFailed", "failed")
        graph.expectNoDeadEnds(except: "ordered")
        graph.expectPath(from: .where { $0.name != "ordered" }, to: "loaded.ready")
        graph.expectPath(from: .every, to: "ordered")
    }

    @Test("An order needs a click: only ordering leads to a receipt, and only a click leads to ordering")
    func orders() throws {
        let graph = try CartViewState.explore(hasOtherWindows: true)
        #expect(Set(graph.transitions.filter { $0.to == "ordered" }.map(\.from)) == ["loaded.ordering"])
        let beginnings = graph.transitions.filter { $0.to == "loaded.ordering" }
        #expect(Set(beginnings.map(\.action)) == ["place order", "retry"])
        #expect(beginnings.allSatisfy { !$0.continues })
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() throws {
        try CartViewState.explore(hasOtherWindows: true).expectDiagram(
            in: "../../Sources/ShoppingFeatures/Cart/README.md"
        )
    }
}
