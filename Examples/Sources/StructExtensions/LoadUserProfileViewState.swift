import ProfileData
import VSM

// snippet.states
/// The states of showing a profile.
enum LoadUserProfileViewState {
    case initialized(LoaderModel)
    case loading
    case loadingError(ErrorModel)
    case loaded(UserData)

    /// The actions before the profile is loaded.
    struct LoaderModel {
        let load: () -> AnyPublisher<LoadUserProfileViewState, Never>
    }

    /// The actions after the profile could not be loaded.
    struct ErrorModel {
        let message: String
        let retry: () -> AnyPublisher<LoadUserProfileViewState, Never>
    }
}
// snippet.end
