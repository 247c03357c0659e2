import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Products: state graph")
struct ProductsGraphTests {
    private let graph: StateGraph<ProductsViewState>

    init() throws {
        graph = try ProductsViewState.explore()
    }

    @Test("The page never ends, and every state leads to all products")
    func ways() {
        graph.expectReachable("loading", "loaded.all", "loaded.some", "loaded.nothing", "failed")
        graph.expectNoHangs()
        graph.expectNoDeadEnds()
        graph.expectPath(from: .every, to: "loaded.all")
    }

    @Test("A search finds exactly the products with matching names")
    func search() {
        graph.expectInvariants()
        graph.expect("a search that finds nothing says so", in: "loaded.nothing") { $0.browser?.products == [] }
    }

    @Test("The products are loaded only on request, and never by a search")
    func loadedOnce() {
        let loads = graph.transitions.filter { $0.to == "loading" }
        #expect(loads.map(\.action) == ["load", "retry"])
        let reloads = graph.transitions.filter { $0.to.hasSuffix(".reloading") }
        #expect(Set(reloads.map(\.action)) == ["reload"])
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() {
        graph.expectDiagram(in: "../../Sources/ShoppingFeatures/Products/README.md")
    }
}
