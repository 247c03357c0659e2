import Foundation
import ProfileData
import VSM

@testable import PlainStructures

/// The loading of the profile in this style, with sequences.
enum BuilderInSequences {
    typealias LoadUserProfileViewState = ExtensionsInSequences.LoadUserProfileViewState

    // snippet.builder
    struct LoadModelBuilder {
        let repository: any ProfileProviding

        func buildLoaderModel() -> LoadUserProfileViewState.LoaderModel {
            func load() -> StateSequence<LoadUserProfileViewState> {
                StateSequence(.loading).then {
                    .loaded(try await repository.load())
                } catch: { error in
                    .loadingError(buildErrorModel(error: error))
                }
            }

            return LoadUserProfileViewState.LoaderModel(load: load)
        }

        func buildErrorModel(error: any Error) -> LoadUserProfileViewState.ErrorModel {
            LoadUserProfileViewState.ErrorModel(message: error.localizedDescription, retry: buildLoaderModel().load)
        }
    }
    // snippet.end
}
