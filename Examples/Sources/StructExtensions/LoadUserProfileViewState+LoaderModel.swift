import ProfileData
import VSM

// snippet.model
extension LoadUserProfileViewState.LoaderModel {
    typealias Dependencies = UserDataProvidingDependency

    init(dependencies: any Dependencies) {
        load = {
            Just(.loading)
                .merge(with: Self.load(dependencies: dependencies))
                .eraseToAnyPublisher()
        }
    }

    private static func load(dependencies: any Dependencies) -> AnyPublisher<LoadUserProfileViewState, Never> {
        dependencies.userDataRepository.load()
            .map { userData in
                LoadUserProfileViewState.loaded(userData)
            }
            .catch { error in
                handleLoadingError(error, dependencies: dependencies)
            }
            .eraseToAnyPublisher()
    }
    // snippet.hide

    private static func handleLoadingError(
        _ error: any Error,
        dependencies: any Dependencies
    ) -> Just<LoadUserProfileViewState> {
        Just(.loadingError(LoadUserProfileViewState.ErrorModel(dependencies: dependencies, error: error)))
    }
    // snippet.show
}
// snippet.end
