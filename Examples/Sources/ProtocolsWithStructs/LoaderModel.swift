import ProfileData
import VSM

// snippet.model
struct LoaderModel: LoaderModeling {
    typealias Dependencies = UserDataProvidingDependency
    let dependencies: any Dependencies

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

    private func handleLoadingError(_ error: any Error) -> Just<LoadUserProfileViewState> {
        Just(.loadingError(LoadingErrorModel(dependencies: dependencies, error: error)))
    }
}
// snippet.end
