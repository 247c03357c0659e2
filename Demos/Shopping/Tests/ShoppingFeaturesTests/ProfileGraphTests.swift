import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Profile: state graph")
struct ProfileGraphTests {
    @Test("A name can be saved after every input and every failure")
    func ways() throws {
        let graph = try ProfileViewState.explore(hasOtherWindows: false)
        graph.expectReachable("loaded.refused", "loaded.failed", "failed")
        graph.expectNoHangs(except: ["loaded.unchanged", "loaded.saved"])
        graph.expectNoDeadEnds()
        graph.expectPath(from: .every, to: "loaded.saved")
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() throws {
        try ProfileViewState.explore(hasOtherWindows: true).expectDiagram(
            in: "../../Sources/ShoppingFeatures/Profile/README.md"
        )
    }
}
