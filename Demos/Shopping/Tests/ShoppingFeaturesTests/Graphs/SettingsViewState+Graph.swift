import ShoppingFeatures
import VSM
import VSMTesting

extension SettingsViewState {
    static func explore(hasOtherWindows: Bool = false) throws -> StateGraph<Self> {
        var windows = OtherWindows<Settings>()
        return try StateGraph.explore(
            from: { _ in
                let dependencies = ChoosingDependencies()
                windows = dependencies.settings.otherWindows
                return .initialized(SettingsLoaderModel(dependencies: dependencies))
            },
            actions: { state in
                let others: [StateAction<SettingsViewState>] = [
                    .call("another window changes them", windows.change(to: Settings(on: [.priceAlerts]))),
                    .call("the settings are lost", windows.lose()),
                ]
                switch state {
                case .initialized(let model): return [.action("load", model.load())]
                case .loading: return []
                case .loaded(let settings, let activity, let model):
                    let turning: [StateAction<SettingsViewState>] = [
                        .action("turn a switch", model.set(.personalOffers, to: !settings[.personalOffers]))
                    ]
                    switch activity {
                    case .saving: return turning
                    case .unchanged, .saved: return turning + (hasOtherWindows ? others : [])
                    case .failed(_, let error): return turning + [.action("retry", error.retry())]
                    }
                case .failed(let model): return [.action("retry", model.retry())]
                }
            },
            identifiedBy: \.name
        )
    }

    /// The name of the state in the graph of the feature.
    var name: String {
        guard case .loaded(_, let activity, _) = self else { return DescribedState(self).caseName }
        return "loaded.\(DescribedState(activity).caseName)"
    }
}
