import ProfileData
import SwiftUI
import VSM

@testable import PlainStructures

// snippet.edit
struct UserProfileEditor: View {
    @ViewState var state: EditUserProfileViewState
    @State private var username: String

    init(data: UserData, repository: any ProfileProviding) {
        _username = State(initialValue: data.username)
        _state = .init(wrappedValue: EditUserProfileViewState(data: data, repository: repository))
    }

    var body: some View {
        TextField("Name", text: $username).disabled(!state.isEditable)
        switch state.editingState {
        case .editing(let model):
            Button("Save") { $state.observe(model.saveUsername(username)) }
        case .saving:
            ProgressView()
        case .savingError(let model):
            Text(model.message)
            Button("Retry") { $state.observe(model.retry()) }
            Button("Cancel") { cancel(model) }
        }
    }

    private func cancel(_ model: EditUserProfileViewState.SavingErrorModel) {
        username = state.data.username
        $state.observe(model.cancel())
    }
}
// snippet.end

// snippet.extension
extension EditUserProfileViewState {
    /// The model that saves; `nil` while a save is running or has failed.
    var editor: EditingModel? {
        switch editingState {
        case .editing(let model): model
        case .saving, .savingError: nil
        }
    }
}
// snippet.end

struct SaveButton: View {
    @ViewState var state: EditUserProfileViewState
    let username: String

    var body: some View {
        // snippet.toolbar
        Button("Save") {
            $state.observeIfOffered { $0.editor?.saveUsername(username) }
        }
        .disabled(state.editor == nil)
        // snippet.end
    }
}
