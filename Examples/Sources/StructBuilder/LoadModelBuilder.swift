import Foundation
import ProfileData
import VSM

// snippet.loader
/// Builds the models of ``LoadUserProfileViewState``.
struct LoadModelBuilder {
    typealias Dependencies = UserDataProvidingDependency
    let dependencies: any Dependencies

    func buildLoaderModel() -> LoadUserProfileViewState.LoaderModel {
        func load() -> AnyPublisher<LoadUserProfileViewState, Never> {
            Just(.loading)
                .merge(
                    with: dependencies.userDataRepository.load()
                        .map { userData in
                            LoadUserProfileViewState.loaded(userData)
                        }
                        .catch { error in
                            handleLoadingError(error)
                        }
                )
                .eraseToAnyPublisher()
        }

        func handleLoadingError(_ error: any Error) -> Just<LoadUserProfileViewState> {
            Just(.loadingError(buildErrorModel(error: error)))
        }

        return LoadUserProfileViewState.LoaderModel(load: load)
    }
    // snippet.end

    // snippet.error
    func buildErrorModel(error: any Error) -> LoadUserProfileViewState.ErrorModel {
        LoadUserProfileViewState.ErrorModel(
            message: error.localizedDescription,
            retry: buildLoaderModel().load
        )
    }
    // snippet.end
    // snippet.loader
}
// snippet.end
