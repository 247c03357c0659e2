import Foundation
import ProfileData
import VSM

// snippet.states
/// The states of editing a profile: the data is always there, and the actions change.
struct EditUserProfileViewState {
    var data: UserData
    var editingState: EditingState

    enum EditingState {
        case editing(EditingModel)
        case saving
        case savingError(SavingErrorModel)
    }
}
// snippet.end

// snippet.extension
extension EditUserProfileViewState {
    /// The first state of the editor, and the state after a save.
    init(data: UserData, repository: any ProfileProviding) {
        self.init(data: data, editingState: .editing(EditingModel(data: data, repository: repository)))
    }
}
// snippet.end

// snippet.isEditable
extension EditUserProfileViewState {
    /// Whether the user can type: not while a save is running, and not before it is retried or cancelled.
    var isEditable: Bool {
        switch editingState {
        case .editing: true
        case .saving, .savingError: false
        }
    }
}
// snippet.end

// snippet.editing
extension EditUserProfileViewState {
    struct EditingModel {
        let data: UserData
        let repository: any ProfileProviding

        func saveUsername(_ username: String) -> StateSequence<EditUserProfileViewState> {
            StateSequence(EditUserProfileViewState(data: data, editingState: .saving)).then {
                let saved = try await repository.save(UserData(username: username))
                return EditUserProfileViewState(data: saved, repository: repository)
            } catch: { error in
                let model = SavingErrorModel(message: error.localizedDescription, username: username, editor: self)
                return EditUserProfileViewState(data: data, editingState: .savingError(model))
            }
        }
    }
}
// snippet.end

// snippet.error
extension EditUserProfileViewState {
    struct SavingErrorModel {
        let message: String
        let username: String
        let editor: EditingModel

        func retry() -> StateSequence<EditUserProfileViewState> { editor.saveUsername(username) }

        func cancel() -> EditUserProfileViewState {
            EditUserProfileViewState(data: editor.data, editingState: .editing(editor))
        }
    }
}
// snippet.end
