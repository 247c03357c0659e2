import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Orders: state graph")
struct OrdersGraphTests {
    @Test("The page rests at the orders, and a failure leads back to them")
    func ways() throws {
        let graph = try OrdersViewState.explore(hasOtherWindows: false)
        graph.expectNoHangs(except: ["empty", "loaded"])
        graph.expectNoDeadEnds(except: ["empty", "loaded"])
        graph.expectPath(from: "failed", to: "loaded")
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() throws {
        try OrdersViewState.explore(hasOtherWindows: true).expectDiagram(
            in: "../../Sources/ShoppingFeatures/Orders/README.md"
        )
    }
}
