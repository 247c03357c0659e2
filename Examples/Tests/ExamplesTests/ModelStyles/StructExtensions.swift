import Foundation
import ProfileData
import VSM

@testable import PlainStructures

/// The loading of the profile in this style, with sequences.
enum ExtensionsInSequences {
    // snippet.states
    enum LoadUserProfileViewState {
        case initialized(LoaderModel)
        case loading
        case loadingError(ErrorModel)
        case loaded(UserData)

        struct LoaderModel {
            let load: () -> StateSequence<LoadUserProfileViewState>
        }

        struct ErrorModel {
            let message: String
            let retry: () -> StateSequence<LoadUserProfileViewState>
        }
    }
    // snippet.end
}

private typealias LoadUserProfileViewState = ExtensionsInSequences.LoadUserProfileViewState

// snippet.models
extension LoadUserProfileViewState.LoaderModel {
    init(repository: any ProfileProviding) {
        load = {
            StateSequence(.loading).then {
                .loaded(try await repository.load())
            } catch: { error in
                .loadingError(.init(message: error.localizedDescription, repository: repository))
            }
        }
    }
}

extension LoadUserProfileViewState.ErrorModel {
    init(message: String, repository: any ProfileProviding) {
        self.message = message
        retry = LoadUserProfileViewState.LoaderModel(repository: repository).load
    }
}
// snippet.end
