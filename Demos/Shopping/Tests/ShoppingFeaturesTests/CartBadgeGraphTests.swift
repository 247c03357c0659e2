import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Cart badge: state graph")
struct CartBadgeGraphTests {
    @Test("The badge rests with a number or an offer to count again, and follows the cart")
    func ways() throws {
        let graph = try CartBadgeViewState.explore(hasOtherWindows: false)
        graph.expectNoDeadEnds(except: ["counted.nothing", "counted.some"])
        graph.expectNoHangs(except: ["counted.nothing", "counted.some"])
    }

    @Test("A lost number can be counted again")
    func wayBack() throws {
        let graph = try CartBadgeViewState.explore(hasOtherWindows: true)
        graph.expectReachable("counting", "counted.nothing", "counted.some", "failed")
        graph.expectNoDeadEnds()
        graph.expectPath(from: .every, to: "counted.some")
        graph.expectPath(from: .every, to: "counted.nothing")
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() throws {
        try CartBadgeViewState.explore(hasOtherWindows: true).expectDiagram(
            in: "../../Sources/ShoppingFeatures/CartBadge/README.md"
        )
    }
}
