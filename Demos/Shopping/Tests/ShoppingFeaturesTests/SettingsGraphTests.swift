import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Settings: state graph")
struct SettingsGraphTests {
    private func explore(hasOtherWindows: Bool) throws -> StateGraph<SettingsViewState> {
        var windows = OtherWindows<Settings>()
        return try StateGraph.explore(
            from: { _ in
                let dependencies = ChoosingDependencies()
                windows = dependencies.settings.otherWindows
                return .initialized(SettingsLoaderModel(dependencies: dependencies))
            },
            actions: { state in
                let others: [StateAction<SettingsViewState>] = [
                    .call("another window changes them", windows.change(to: Settings(on: [.customBinding]))),
                    .call("the settings are lost", windows.lose()),
                ]
                switch state {
                case .initialized(let model): return [.action("load", model.load())]
                case .loading, .loaded(_, .saving, _): return []
                case .loaded(let settings, .unchanged, let model), .loaded(let settings, .saved, let model):
                    return [.action("turn a switch", model.set(.stateBinding, to: !settings[.stateBinding]))]
                        + (hasOtherWindows ? others : [])
                case .loaded(let settings, .failed(_, let error), let model):
                    return [
                        .action("turn a switch", model.set(.stateBinding, to: !settings[.stateBinding])),
                        .action("retry", error.retry()),
                    ]
                case .failed(let model): return [.action("retry", model.retry())]
                }
            },
            identifiedBy: { state in
                guard case .loaded(_, let activity, _) = state else { return state }
                return "loaded.\(DescribedState(activity).caseName)"
            }
        )
    }

    @Test("The page rests where switches can be turned, and every failure leads back there")
    func ways() throws {
        let graph = try explore(hasOtherWindows: false)
        graph.expectReachable("loaded.failed", "failed")
        graph.expectNoHangs(except: ["loaded.unchanged", "loaded.saved"])
        graph.expectNoDeadEnds()
        graph.expectPath(from: .every, to: "loaded.saved")
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() throws {
        try explore(hasOtherWindows: true).expectDiagram(in: "../../Sources/ShoppingFeatures/Settings/README.md")
    }
}
