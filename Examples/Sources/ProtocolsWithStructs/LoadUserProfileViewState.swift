import ProfileData
import VSM

/// The states of showing a profile.
enum LoadUserProfileViewState {
    case initialized(any LoaderModeling)
    case loading
    case loadingError(any LoadingErrorModeling)
    case loaded(UserData)
}

/// The actions before the profile is loaded.
protocol LoaderModeling {
    func load() -> AnyPublisher<LoadUserProfileViewState, Never>
}

/// The actions after the profile could not be loaded.
protocol LoadingErrorModeling {
    var message: String { get }
    func retry() -> AnyPublisher<LoadUserProfileViewState, Never>
}
