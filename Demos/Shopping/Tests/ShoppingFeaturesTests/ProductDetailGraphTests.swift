import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Product detail: state graph")
struct ProductDetailGraphTests {
    private let graph: StateGraph<ProductDetailViewState>

    init() throws {
        graph = try ProductDetailViewState.explore()
    }

    @Test("The page only ends at a missing product; every other state leads to the cart")
    func ways() {
        graph.expectNoHangs()
        graph.expectNoDeadEnds(except: "notFound")
        graph.expectPath(from: .where { $0.name != "notFound" }, to: "loaded.added")
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() {
        graph.expectDiagram(in: "../../Sources/ShoppingFeatures/ProductDetail/README.md")
    }
}
