import Foundation
import ProfileData
import VSM

@testable import PlainStructures

/// The loading of the profile in this style, with sequences.
enum ProtocolsInSequences {
    // snippet.states
    enum LoadUserProfileViewState {
        case initialized(any LoaderModeling)
        case loading
        case loadingError(any LoadingErrorModeling)
        case loaded(UserData)
    }

    protocol LoaderModeling {
        func load() -> StateSequence<LoadUserProfileViewState>
    }

    protocol LoadingErrorModeling {
        var message: String { get }
        func retry() -> StateSequence<LoadUserProfileViewState>
    }
    // snippet.end

    // snippet.models
    struct LoaderModel: LoaderModeling {
        let repository: any ProfileProviding

        func load() -> StateSequence<LoadUserProfileViewState> {
            StateSequence(.loading).then {
                .loaded(try await repository.load())
            } catch: { error in
                .loadingError(LoadingErrorModel(message: error.localizedDescription, loader: self))
            }
        }
    }

    struct LoadingErrorModel: LoadingErrorModeling {
        let message: String
        let loader: LoaderModel

        func retry() -> StateSequence<LoadUserProfileViewState> { loader.load() }
    }
    // snippet.end
}
