// Models as structs with closures, and a builder that makes them: the other styles.

import VSM

enum LoadUserProfileViewState {
    case initialized(LoaderModel)
    case loading
    case loadingError(ErrorModel)
    case loaded(String)

    struct LoaderModel {
        let load: () -> AnyPublisher<LoadUserProfileViewState, Never>
    }

    struct ErrorModel {
        let message: String
        let retry: () -> AnyPublisher<LoadUserProfileViewState, Never>
    }
}

protocol UserDataProviding {
    func load(userId: Int) -> AnyPublisher<String, any Error>
}

extension LoadUserProfileViewState.LoaderModel {
    init(repository: UserDataProviding, userId: Int) {
        load = {
            repository.load(userId: userId)
                .map { name in LoadUserProfileViewState.loaded(name) }
                .catch { error in
                    Just(
                        .loadingError(
                            LoadUserProfileViewState.ErrorModel(
                                message: "\(error)",
                                retry: LoadUserProfileViewState.LoaderModel(repository: repository, userId: userId).load
                            )
                        )
                    )
                }
                .eraseToAnyPublisher()
        }
    }
}

struct LoadModelBuilder {
    let repository: UserDataProviding
    let userId: Int

    func buildLoaderModel() -> LoadUserProfileViewState.LoaderModel {
        func load() -> AnyPublisher<LoadUserProfileViewState, Never> {
            repository.load(userId: userId)
                .map { name in LoadUserProfileViewState.loaded(name) }
                .catch { error in Just(.loadingError(buildErrorModel(error))) }
                .eraseToAnyPublisher()
        }
        return LoadUserProfileViewState.LoaderModel(load: load)
    }

    func buildErrorModel(_ error: any Error) -> LoadUserProfileViewState.ErrorModel {
        LoadUserProfileViewState.ErrorModel(message: "\(error)", retry: buildLoaderModel().load)
    }
}

@MainActor
func observe(_ container: StateContainer<LoadUserProfileViewState>) {
    switch container.state {
    case .initialized(let model): container.observe(model.load())
    case .loadingError(let model): container.observe(model.retry())
    case .loading, .loaded: break
    }
}
