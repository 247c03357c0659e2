import ProfileData
import VSM

struct LoaderModel: LoaderModeling {
    typealias Dependencies = UserDataProvidingDependency
    let dependencies: any Dependencies

    // snippet.load
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
    // snippet.end

    // snippet.error
    private func handleLoadingError(_ error: any Error) -> Just<LoadUserProfileViewState> {
        Just(.loadingError(LoadingErrorModel(dependencies: dependencies, error: error)))
    }
    // snippet.end
}
