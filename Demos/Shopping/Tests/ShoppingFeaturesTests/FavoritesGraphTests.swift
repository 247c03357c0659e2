import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Favorites: state graph")
struct FavoritesGraphTests {
    @Test("The page rests at the favorites, and every failure leads back to them")
    func ways() throws {
        let graph = try FavoritesViewState.explore(hasOtherWindows: false)
        graph.expectNoHangs(except: ["loaded.ready", "empty"])
        graph.expectNoDeadEnds(except: "empty")
        graph.expectPath(from: .every, to: "empty")
        graph.expectPath(from: .where { $0.name != "empty" }, to: "loaded.ready")
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() throws {
        try FavoritesViewState.explore(hasOtherWindows: true).expectDiagram(
            in: "../../Sources/ShoppingFeatures/Favorites/README.md"
        )
    }
}
