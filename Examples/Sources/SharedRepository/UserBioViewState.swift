import ProfileData
import VSM

/// The states of what others see of the user.
enum UserBioViewState {
    case initialized(LoaderModel)
    case loading
    case loaded(UserData)
    case loadingError(ErrorModel)

    /// What can be done before the data was loaded.
    struct LoaderModel {
        let load: () -> AnyPublisher<UserBioViewState, Never>
    }

    /// What can be done when the data did not come.
    struct ErrorModel {
        let message: String
        let retry: () -> AnyPublisher<UserBioViewState, Never>
    }
}
