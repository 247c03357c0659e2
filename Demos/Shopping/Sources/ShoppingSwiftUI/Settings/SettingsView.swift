import ShoppingFeatures
import SwiftUI
import VSM

/// Four switches, each bound in a different way.
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
            FailureView(message: model.message) { $state.observe(model.retry()) }
        }
    }

    @ViewBuilder private var switches: some View {
        Toggle(
            Setting.convenienceBinding1.title,
            isOn: $state.bind(\.[.convenienceBinding1], to: { $0.setConvenienceBinding1(to: $1) })
        )
        Toggle(
            Setting.convenienceBinding2.title,
            isOn: $state.bind(\.[.convenienceBinding2], to: { $0.set(.convenienceBinding2, to: $1) })
        )
        Toggle(
            Setting.customBinding.title,
            isOn: $state.bind(\.[.customBinding], whenOffered: { $0.set(.customBinding, to: $1) })
        )
        StateBindingToggle(container: $state)
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
            Text(model.message)
                .foregroundStyle(.red)
            Button("Retry") { $state.observe(model.retry()) }
        }
    }
}

/// A switch that gets the state container from the surrounding view.
private struct StateBindingToggle: View {
    @ObservedObject var container: StateContainer<SettingsViewState>

    var body: some View {
        Toggle(
            Setting.stateBinding.title,
            isOn: container.bind(\.[.stateBinding], to: { $0.set(.stateBinding, to: $1) })
        )
    }
}
