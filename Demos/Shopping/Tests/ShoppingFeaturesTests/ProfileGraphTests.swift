import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Profile: state graph")
struct ProfileGraphTests {
    private func explore(hasOtherWindows: Bool) throws -> StateGraph<ProfileViewState> {
        var windows = OtherWindows<Username>()
        let ada = try Username("Ada")
        return try StateGraph.explore(
            from: { _ in
                let dependencies = ChoosingDependencies()
                windows = dependencies.profile.otherWindows
                return .initialized(.init(dependencies: dependencies))
            },
            actions: { state in
                switch state {
                case .initialized(let model): return [.action("load", model.load())]
                case .loading: return []
                case .loaded(let model):
                    if case .saving = model.activity { return [] }
                    var actions: [StateAction<ProfileViewState>] = [
                        .perform("type a name") { $0.observe(model.save("Grace")) },
                        .perform("clear the name") { $0.observe(model.save("")) },
                    ]
                    if case .failed(let error) = model.activity {
                        actions.append(.perform("retry") { $0.observe(error.retry()) })
                    }
                    guard hasOtherWindows, model.username == "SomeUser" else { return actions }
                    return actions + [
                        .call("another window saves", windows.change(to: ada)),
                        .call("the profile is lost", windows.lose()),
                    ]
                case .failed(let model): return [.action("retry", model.retry())]
                }
            },
            identifiedBy: { state in
                guard case .loaded(let model) = state else { return state }
                return "loaded.\(DescribedState(model.activity).caseName)"
            }
        )
    }

    @Test("A name can be saved after every input and every failure")
    func ways() throws {
        let graph = try explore(hasOtherWindows: false)
        graph.expectReachable("loaded.refused", "loaded.failed", "failed")
        graph.expectNoHangs(except: ["loaded.unchanged", "loaded.saved"])
        graph.expectNoDeadEnds()
        graph.expectPath(from: .every, to: "loaded.saved")
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() throws {
        try explore(hasOtherWindows: true).expectDiagram(in: "../../Sources/ShoppingFeatures/Profile/README.md")
    }
}
