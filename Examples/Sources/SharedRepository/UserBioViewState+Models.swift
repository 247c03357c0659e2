import Foundation
import ProfileData
import VSM

extension UserBioViewState.LoaderModel {
    typealias Dependencies = UserDataProvidingDependency

    init(dependencies: any Dependencies) {
        // snippet.load
        load = {
            // The stream is merged first: it starts with the current data, which must not hide an error that follows.
            Self.getUserDataStream(from: dependencies.userDataRepository)
                .merge(with: Self.loadUserData(dependencies: dependencies))
                .eraseToAnyPublisher()
        }
        // snippet.end
    }

    private static func getUserDataStream(
        from repository: any UserDataProviding
    ) -> AnyPublisher<UserBioViewState, Never> {
        repository.userDataPublisher
            .map { userDataState -> UserBioViewState in
                switch userDataState {
                case .loading: .loading
                case .loaded(let userData): .loaded(userData)
                }
            }
            .eraseToAnyPublisher()
    }

    private static func loadUserData(dependencies: any Dependencies) -> AnyPublisher<UserBioViewState, Never> {
        dependencies.userDataRepository.load()
            .map { UserBioViewState.loaded($0) }
            .catch { error in
                Just(.loadingError(UserBioViewState.ErrorModel(dependencies: dependencies, error: error)))
            }
            .eraseToAnyPublisher()
    }
}

extension UserBioViewState.ErrorModel {
    typealias Dependencies = UserBioViewState.LoaderModel.Dependencies

    init(dependencies: any Dependencies, error: any Error) {
        message = error.localizedDescription
        retry = {
            UserBioViewState.LoaderModel(dependencies: dependencies).load()
        }
    }
}
