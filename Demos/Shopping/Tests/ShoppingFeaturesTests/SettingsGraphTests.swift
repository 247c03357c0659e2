import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Settings: state graph")
struct SettingsGraphTests {
    @Test("The page rests where switches can be turned, and every failure leads back there")
    func ways() throws {
        let graph = try SettingsViewState.explore(hasOtherWindows: false)
        graph.expectReachable("loaded.failed", "failed")
        graph.expectNoHangs(except: ["loaded.unchanged", "loaded.saved"])
        graph.expectNoDeadEnds()
        graph.expectPath(from: .every, to: "loaded.saved")
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() throws {
        try SettingsViewState.explore(hasOtherWindows: true).expectDiagram(
            in: "../../Sources/ShoppingFeatures/Settings/README.md"
        )
    }
}
