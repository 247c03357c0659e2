import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Main: state graph")
struct MainGraphTests {
    private let graph: StateGraph<MainViewState>

    init() throws {
        graph = try MainViewState.explore()
    }

    @Test("The shop opens at the products, and every tab leads to every other")
    func tabs() {
        graph.expectNoHangs()
        graph.expectNoDeadEnds()
        #expect(Set(graph.transitions.filter { $0.from == "loading" }.map(\.to)) == ["loaded.products", "failed"])
        graph.expectPath(from: .every, to: "loaded.account")
        graph.expectPath(from: .every, to: "loaded.products")
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() {
        graph.expectDiagram(in: "../../Sources/ShoppingFeatures/Main/README.md")
    }
}
