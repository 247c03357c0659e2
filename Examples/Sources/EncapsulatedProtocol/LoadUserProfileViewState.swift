import ProfileData
import VSM

/// The states of a profile that is to be shown.
enum LoadUserProfileViewState {
    case initialized(any LoaderModeling)
    case loading
    case loadingError(any ErrorModeling)
    case loaded(UserData)

    /// What can be done before the profile was loaded.
    protocol LoaderModeling {
        func load() -> StateSequence<LoadUserProfileViewState>
    }

    /// What can be done when the profile did not come.
    protocol ErrorModeling {
        var message: String { get }
        var retry: () -> StateSequence<LoadUserProfileViewState> { get }
    }
}
