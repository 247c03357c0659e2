import ProfileData
import VSM

// snippet.states
/// The states of showing a profile.
enum LoadUserProfileViewState {
    case initialized(any LoaderModeling)
    case loading
    case loadingError(any ErrorModeling)
    case loaded(UserData)

    /// The actions before the profile is loaded.
    protocol LoaderModeling {
        func load() -> StateSequence<LoadUserProfileViewState>
    }

    /// The actions after the profile could not be loaded.
    protocol ErrorModeling {
        var message: String { get }
        var retry: () -> StateSequence<LoadUserProfileViewState> { get }
    }
}
// snippet.end
