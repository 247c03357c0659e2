import ProfileData
import VSM

/// One of the styles in which the models of the user profile are written.
///
/// A view uses all styles in the same way: a state offers actions, and `observe` takes what they return.
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

/// The content and the actions of a view that loads a profile.
enum LoadingPhase<State> {
    case initialized(load: () -> ObservedAction<State>)
    case loading
    case loadingError(message: String, retry: () -> ObservedAction<State>)
    case loaded(UserData)
}

/// The content and the actions of a view that edits a profile.
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
