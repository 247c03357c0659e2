import ProfileData
import VSM

/// The states of a profile that is to be shown.
enum LoadUserProfileViewState {
    case initialized(any LoaderModeling)
    case loading
    case loadingError(any LoadingErrorModeling)
    case loaded(UserData)
}

/// What can be done before the profile was loaded.
protocol LoaderModeling {
    func load() -> AnyPublisher<LoadUserProfileViewState, Never>
}

/// What can be done when the profile did not come.
protocol LoadingErrorModeling {
    var message: String { get }
    func retry() -> AnyPublisher<LoadUserProfileViewState, Never>
}
