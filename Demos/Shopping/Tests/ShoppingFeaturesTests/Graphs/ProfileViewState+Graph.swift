import ShoppingFeatures
import VSM
import VSMTesting

extension ProfileViewState {
    static func explore(hasOtherWindows: Bool = false) throws -> StateGraph<Self> {
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
            identifiedBy: \.name
        )
    }

    /// The name of the state in the graph of the feature.
    var name: String {
        guard case .loaded(let model) = self else { return DescribedState(self).caseName }
        return "loaded.\(DescribedState(model.activity).caseName)"
    }
}
