import ProfileData
import VSM

/// The states of the user's bio.
enum UserBioViewState {
    case initialized(LoaderModel)
    case loading
    case loaded(UserData)
    case loadingError(ErrorModel)

    /// The actions before the data is loaded.
    struct LoaderModel {
        let load: () -> StateSequence<UserBioViewState>
    }

    /// The actions after the data could not be loaded.
    struct ErrorModel {
        let message: String
        let retry: () -> StateSequence<UserBioViewState>
    }
}
