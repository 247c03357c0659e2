import ProfileData
import VSM

/// The states of a profile that is being edited: the data is always there, what can be done with it changes.
struct EditUserProfileViewState: MutatingCopyable {
    var data: UserData
    var editingState: EditingState

    enum EditingState {
        case editing(any EditingModeling)
        case saving
        case savingError(any ErrorModeling)
    }

    /// What can be done with the profile.
    protocol EditingModeling {
        func saveUsername(_ username: String) -> StateSequence<EditUserProfileViewState>
    }

    /// What can be done when the profile could not be saved.
    protocol ErrorModeling {
        var message: String { get }
        var retry: () -> StateSequence<EditUserProfileViewState> { get }
        var cancel: () -> EditUserProfileViewState { get }
    }
}
