import ShoppingFeatures
import SwiftUI
import VSM

/// A switch for each setting.
struct SettingsView: View {
    typealias Dependencies = SettingsRepositoryDependency

    @ViewState private var state: SettingsViewState

    init(dependencies: any Dependencies) {
        _state = .init(wrappedValue: .initialized(SettingsLoaderModel(dependencies: dependencies)))
    }

    /// Shows a state of a preview.
    init(container: StateContainer<SettingsViewState>) {
        _state = .init(container: container)
    }

    var body: some View {
        switch state {
        case .initialized, .loading:
            ProgressView("Loading...")
        case .loaded(_, let activity, _):
            Form {
                Section {
                    switches
                } footer: {
                    outcome(activity)
                }
            }
        case .failed(let model):
            FailureView(message: model.error.message) { $state.observe(model.retry()) }
        }
    }

    private var switches: some View {
        ForEach(Setting.allCases, id: \.self) { setting in
            Toggle(
                setting.title,
                isOn: $state.bind(\.[setting], whenOffered: { $0.editor?.set(setting, to: $1) })
            )
        }
    }

    @ViewBuilder private func outcome(_ activity: SettingsViewState.Activity) -> some View {
        switch activity {
        case .unchanged:
            EmptyView()
        case .saved:
            Label("Saved", systemImage: "checkmark")
        case .saving:
            ProgressView("Saving...")
        case .failed(_, let model):
            Text(model.error.message)
                .foregroundStyle(.red)
            Button("Retry") { $state.observe(model.retry()) }
        }
    }
}
