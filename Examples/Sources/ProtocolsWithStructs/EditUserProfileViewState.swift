import ProfileData
import VSM

// snippet.states
/// The states of editing a profile: the data is always present, and the actions change.
struct EditUserProfileViewState {
    var data: UserData
    var editingState: EditingState

    enum EditingState {
        case editing(any EditingModeling)
        case saving
        case savingError(any ErrorModeling)
    }
}

/// The actions on the profile.
protocol EditingModeling {
    func saveUsername(_ username: String) -> AnyPublisher<EditUserProfileViewState, Never>
}

/// The actions after the profile could not be saved.
protocol ErrorModeling {
    var message: String { get }
    func retry() -> AnyPublisher<EditUserProfileViewState, Never>
    func cancel() -> AnyPublisher<EditUserProfileViewState, Never>
}
// snippet.end
