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
            UsernameForm(model: model) { text in
                let pause = ProfileViewState.pauseBeforeSaving
                $state.observe(model.save(text), debounced: pause, identifier: "username")
            } retry: {
                $state.observe($0.retry())
            }
        case .failed(let model):
            FailureView(message: model.message) { $state.observe(model.retry()) }
        }
    }
}

/// The field with the user name, and the status of the typed text.
private struct UsernameForm: View {
    let model: ProfileEditingModel
    let save: @MainActor (_ text: String) -> Void
    let retry: @MainActor (ErrorModel<FinishingAction<ProfileViewState>>) -> Void

    /// The unsaved text of the shopper, or `nil`.
    @State private var typed: String?

    var body: some View {
        Form {
            Section {
                TextField("User Name", text: text)
                    .autocorrectionDisabled()
            } footer: {
                activity
            }
        }
        .onChange(of: model.username) { old, _ in
            // The typed text was saved, and another window has changed the name since.
            if typed == old { typed = nil }
        }
    }

    private var text: Binding<String> {
        Binding(
            get: { @MainActor in typed ?? model.username },
            set: { @MainActor text in
                // SwiftUI also writes an unchanged text when the field loses the focus.
                guard text != typed ?? model.username else { return }
                typed = text
                save(text)
            }
        )
    }

    @ViewBuilder private var activity: some View {
        switch model.activity {
        case .unchanged:
            EmptyView()
        case .saved:
            if model.username == typed { Label("Saved", systemImage: "checkmark") }
        case .saving:
            ProgressView("Saving...")
        case .refused(let message):
            Text(message)
                .foregroundStyle(.red)
        case .failed(let model):
            Text(model.message)
                .foregroundStyle(.red)
            Button("Retry") { retry(model) }
        }
    }
}
