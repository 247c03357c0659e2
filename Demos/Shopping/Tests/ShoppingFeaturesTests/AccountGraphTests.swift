import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Account: state graph")
struct AccountGraphTests {
    private let graph: StateGraph<AccountViewState>

    init() throws {
        graph = try AccountViewState.explore()
    }

    @Test("Every page is opened from the menu, and leads back to it")
    func ways() {
        graph.expectReachable("profile", "favorites", "orders", "settings")
        graph.expectNoDeadEnds()
        graph.expectPath(from: .every, to: "menu")
    }

    @Test("The pages have the titles by which people find them")
    func titles() {
        #expect(AccountViewState().destinations.map(\.title) == ["Profile", "Favorites", "Orders", "Settings"])
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() {
        graph.expectDiagram(in: "../../Sources/ShoppingFeatures/Account/README.md")
    }
}
