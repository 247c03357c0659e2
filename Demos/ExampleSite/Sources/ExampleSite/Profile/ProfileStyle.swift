import ProfileData
import VSM

/// One of the styles in which the models of the user profile are written.
///
/// To a view, they look the same: a state says which actions it offers, and `observe` takes what they return.
protocol ProfileStyle: SendableMetatype {
    associatedtype LoadState
    associatedtype EditState

    /// Whether the profile is saved while the person types, with `observe(_:debounced:)`.
    static var savesWhileTyping: Bool { get }

    static func loadState(_ service: ProfileService) -> LoadState
    static func phase(of state: LoadState) -> LoadingPhase<LoadState>

    static func editState(_ service: ProfileService, _ userData: UserData) -> EditState
    static func userData(of state: EditState) -> UserData
    static func phase(of state: EditState) -> EditingPhase<EditState>
}

extension ProfileStyle {
    static var savesWhileTyping: Bool { false }
}

/// What a view of loading a profile shows, and the actions that it offers.
enum LoadingPhase<State> {
    case initialized(load: () -> ObservedAction<State>)
    case loading
    case loadingError(message: String, retry: () -> ObservedAction<State>)
    case loaded(UserData)
}

/// What a view of editing a profile shows, and the actions that it offers.
enum EditingPhase<State> {
    case editing(save: (String) -> ObservedAction<State>)
    case saving
    case savingError(message: String, retry: () -> ObservedAction<State>, cancel: () -> ObservedAction<State>)

    /// The name of the state in the diagram.
    var name: String {
        switch self {
        case .editing: "editing"
        case .saving: "saving"
        case .savingError: "savingError"
        }
    }
}
