// Models as structs with closures, set by an initializer or made by a builder: the other styles, on a shared repository.

import VSM

struct UserData: Equatable {
    var username: String
}

protocol UserDataProviding {
    var userDataPublisher: AnyPublisher<UserData, Never> { get }
    func load(userId: Int) -> AnyPublisher<UserData, any Error>
}

enum LoadUserProfileViewState {
    case initialized(LoaderModel)
    case loading
    case loadingError(ErrorModel)
    case loaded(UserData)

    struct LoaderModel {
        let load: () -> AnyPublisher<LoadUserProfileViewState, Never>
    }

    struct ErrorModel {
        let message: String
        let retry: () -> AnyPublisher<LoadUserProfileViewState, Never>
    }
}

extension LoadUserProfileViewState.LoaderModel {
    init(repository: UserDataProviding, userId: Int) {
        load = {
            Just(.loading)
                .merge(with: Self.load(from: repository, userId: userId))
                .merge(with: repository.userDataPublisher.map { .loaded($0) })
                .eraseToAnyPublisher()
        }
    }

    private static func load(
        from repository: UserDataProviding,
        userId: Int
    ) -> AnyPublisher<LoadUserProfileViewState, Never> {
        repository.load(userId: userId)
            .map { userData in
                LoadUserProfileViewState.loaded(userData)
            }
            .catch { error in
                Just(.loadingError(.init(repository: repository, userId: userId, error: error)))
            }
            .eraseToAnyPublisher()
    }
}

extension LoadUserProfileViewState.ErrorModel {
    init(repository: UserDataProviding, userId: Int, error: any Error) {
        message = "\(error)"
        retry = {
            LoadUserProfileViewState.LoaderModel(repository: repository, userId: userId).load()
        }
    }
}

struct LoadModelBuilder {
    let repository: UserDataProviding
    let userId: Int

    func buildLoaderModel() -> LoadUserProfileViewState.LoaderModel {
        func load() -> AnyPublisher<LoadUserProfileViewState, Never> {
            Just(.loading)
                .merge(
                    with: repository.load(userId: userId)
                        .map { userData in
                            LoadUserProfileViewState.loaded(userData)
                        }
                        .catch { error in
                            Just(.loadingError(buildErrorModel(error)))
                        }
                )
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
