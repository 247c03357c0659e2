import Foundation
import ProfileData
import VSM

extension UserBioViewState.LoaderModel {
    typealias Dependencies = UserDataProvidingDependency

    init(dependencies: any Dependencies) {
        // snippet.load
        load = {
            StateSequence(.loading).following {
                // The repository publishes the loaded data, and the action then follows its changes.
                for try await _ in dependencies.userDataRepository.load().values {}
                return dependencies.userDataRepository.userDataPublisher.values
            } as: { userDataState in
                switch userDataState {
                case .loading: .loading
                case .loaded(let userData): .loaded(userData)
                }
            } catch: { error in
                .loadingError(UserBioViewState.ErrorModel(dependencies: dependencies, error: error))
            }
        }
        // snippet.end
    }
}

extension UserBioViewState.ErrorModel {
    typealias Dependencies = UserBioViewState.LoaderModel.Dependencies

    init(dependencies: any Dependencies, error: any Error) {
        message = error.localizedDescription
        retry = UserBioViewState.LoaderModel(dependencies: dependencies).load
    }
}
