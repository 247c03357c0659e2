import ShoppingFeatures
import SwiftUI
import VSM

/// The shopper's user name, which is saved half a second after the last keystroke.
struct ProfileView: View {
    typealias Dependencies = ProfileRepositoryDependency

    @ViewState private var state: ProfileViewState

    init(dependencies: any Dependencies) {
        _state = .init(wrappedValue: .initialized(ProfileLoaderModel(dependencies: dependencies)))
    }

    /// Shows a state of a preview.
    init(container: StateContainer<ProfileViewState>) {
        _state = .init(container: container)
    }

    var body: some View {
        switch state {
        case .initialized, .loading:
            ProgressView("Loading...")
        case .loaded(let model):
            Form {
                Section {
                    TextField("User Name", text: username)
                        .autocorrectionDisabled()
                } footer: {
                    activity(of: model)
                }
            }
        case .failed(let model):
            FailureView(message: model.error.message) { $state.observe(model.retry()) }
        }
    }

    // snippet.autosave
    private var username: Binding<String> {
        $state.bind(\.username, whenOffered: { $0.editor?.save($1) }, debounced: ProfileViewState.pauseBeforeSaving)
    }
    // snippet.end

    @ViewBuilder private func activity(of model: ProfileEditingModel) -> some View {
        switch model.activity {
        case .unchanged:
            EmptyView()
        case .saved:
            Label("Saved", systemImage: "checkmark")
        case .saving:
            ProgressView("Saving...")
        case .refused(let problem):
            Text(problem.message)
                .foregroundStyle(.red)
        case .failed(let model):
            Text(model.error.message)
                .foregroundStyle(.red)
            Button("Retry") { $state.observe(model.retry()) }
        }
    }
}
