import Foundation
import ProfileData
import VSM

// snippet.states
/// The states of showing a profile.
enum LoadUserProfileViewState {
    case loading
    case loadingError(LoadingErrorModel)
    case loaded(UserData)
}
// snippet.end

// snippet.loader
extension LoadUserProfileViewState {
    struct LoaderModel {
        let repository: any ProfileProviding

        func load() -> StateSequence<LoadUserProfileViewState> {
            StateSequence(.loading).then {
                .loaded(try await repository.load())
            } catch: { error in
                .loadingError(LoadingErrorModel(message: error.localizedDescription, loader: self))
            }
        }
    }
}
// snippet.end

// snippet.error
extension LoadUserProfileViewState {
    struct LoadingErrorModel {
        let message: String
        let loader: LoaderModel

        func retry() -> StateSequence<LoadUserProfileViewState> { loader.load() }
    }
}
// snippet.end
