import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Favorite button: state graph")
struct FavoriteButtonGraphTests {
    @Test("The button rests where it can be clicked, and failed actions can be retried")
    func ways() throws {
        let graph = try FavoriteButtonViewState.explore(hasOtherWindows: false)
        graph.expectNoHangs(except: ["loaded.favorite", "loaded.other"])
        graph.expectNoDeadEnds()
        graph.expectPath(from: .every, to: "loaded.favorite")
        graph.expectPath(from: .every, to: "loaded.other")
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() throws {
        try FavoriteButtonViewState.explore(hasOtherWindows: true).expectDiagram(
            in: "../../Sources/ShoppingFeatures/FavoriteButton/README.md"
        )
    }
}
