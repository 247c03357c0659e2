import Foundation
import ProfileData
import VSM

/// Models that get the next model from a closure, and the builder that creates them all.
enum ModelCycles {
    typealias LoadUserProfileViewState = ProtocolsInSequences.LoadUserProfileViewState
    typealias LoaderModeling = ProtocolsInSequences.LoaderModeling
    typealias LoadingErrorModeling = ProtocolsInSequences.LoadingErrorModeling

    // snippet.models
    struct LoaderModel: LoaderModeling {
        let fetch: () async throws -> UserData
        let makeError: (any Error) -> any LoadingErrorModeling

        func load() -> StateSequence<LoadUserProfileViewState> {
            StateSequence(.loading).then {
                .loaded(try await fetch())
            } catch: { error in
                .loadingError(makeError(error))
            }
        }
    }

    struct LoadingErrorModel: LoadingErrorModeling {
        let message: String
        let makeLoader: () -> LoaderModel

        func retry() -> StateSequence<LoadUserProfileViewState> { makeLoader().load() }
    }
    // snippet.end

    // snippet.builder
    struct ModelBuilder {
        let fetch: () async throws -> UserData

        func makeLoader() -> LoaderModel { LoaderModel(fetch: fetch, makeError: makeError) }

        func makeError(_ error: any Error) -> any LoadingErrorModeling {
            LoadingErrorModel(message: error.localizedDescription, makeLoader: makeLoader)
        }
    }
    // snippet.end
}
