import SwiftUI
import VSM

enum UserBioViewState {
    case initialized(LoaderModel)
    case loading
    case loaded(UserData)

    struct LoaderModel {
        let load: () -> AnyPublisher<UserBioViewState, Never>
    }
}

extension UserBioViewState.LoaderModel {
    typealias Dependencies = UserDataProvidingDependency

    init(dependencies: Dependencies) {
        load = {
            Just(.loading)
                .merge(with: Self.userDataStream(from: dependencies.userDataRepository))
                .eraseToAnyPublisher()
        }
    }

    private static func userDataStream(from repository: UserDataProviding) -> AnyPublisher<UserBioViewState, Never> {
        repository.userDataPublisher
            .map { dataState -> UserBioViewState in
                switch dataState {
                case .loading: .loading
                case .loaded(let userData): .loaded(userData)
                }
            }
            .eraseToAnyPublisher()
    }
}

struct UserBioView: View, @MainActor ViewStateRendering {
    typealias Dependencies = UserBioViewState.LoaderModel.Dependencies

    @StateObject var container: StateContainer<UserBioViewState>

    init(dependencies: Dependencies) {
        let loaderModel = UserBioViewState.LoaderModel(dependencies: dependencies)
        let state = UserBioViewState.initialized(loaderModel)
        _container = .init(state: state)
    }

    var body: some View {
        switch state {
        case .initialized(let loaderModel):
            ProgressView().onAppear { observe(loaderModel.load()) }
        case .loading:
            ProgressView()
        case .loaded(let userData):
            Text("Bio of \(userData.username)")
        }
    }
}
