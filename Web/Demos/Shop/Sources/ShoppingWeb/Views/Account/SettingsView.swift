import ShoppingFeatures
import VSM
import VSMWeb

/// The shopper's settings: a switch for each.
struct SettingsView: HTMLView {
    let dependencies: any SettingsRepositoryDependency

    var initialState: SettingsViewState { .initialized(SettingsLoaderModel(dependencies: dependencies)) }

    func body(_ container: StateContainer<SettingsViewState>) -> some HTML {
        AccountPage(title: "Settings") {
            switch container.state {
            case .initialized, .loading:
                Placeholders(shape: .rows)
            case .loaded(_, let activity, _):
                p { "Switches need JavaScript, which your browser does not run." }.class("without-script note")
                ul {
                    forEach(Setting.allCases, key: \.self) { SettingSwitch(setting: $0, container: container) }
                }.class("links")
                if case .failed(_, let model) = activity {
                    Failure(message: model.error.message) { container.observe(model.retry()) }
                }
                indicator(activity)
            case .failed(let model):
                Failure(message: model.error.message) { container.observe(model.retry()) }
            }
        }
    }

    private func indicator(_ activity: SettingsViewState.Activity) -> Indicator {
        switch activity {
        case .saved: .saved
        case .saving: .saving
        case .unchanged, .failed: .none
        }
    }
}
