import Foundation
import ProfileData
import VSM

/// The loading of the profile in this style, with publishers.
enum EncapsulatedInPublishers {
    enum LoadUserProfileViewState {
        case initialized(any LoaderModeling)
        case loading
        case loadingError(any ErrorModeling)
        case loaded(UserData)

        protocol LoaderModeling {
            func load() -> AnyPublisher<LoadUserProfileViewState, Never>
        }

        protocol ErrorModeling {
            var message: String { get }
            var retry: () -> AnyPublisher<LoadUserProfileViewState, Never> { get }
        }
    }
}

typealias EncapsulatedViewState = EncapsulatedInPublishers.LoadUserProfileViewState

extension EncapsulatedViewState {
    init(dependencies: any UserDataProvidingDependency) {
        self = .initialized(LoaderModel(dependencies: dependencies))
    }
}

private typealias LoadUserProfileViewState = EncapsulatedViewState

private struct LoaderModel: LoadUserProfileViewState.LoaderModeling {
    let dependencies: any UserDataProvidingDependency

    // snippet.load
    func load() -> AnyPublisher<LoadUserProfileViewState, Never> {
        let result = dependencies.userDataRepository.load()
            .map(LoadUserProfileViewState.loaded)
            .catch { error in Just(.loadingError(ErrorModel(message: error.localizedDescription, retry: load))) }
        return Just(.loading).merge(with: result).eraseToAnyPublisher()
    }
    // snippet.end
}

private struct ErrorModel: LoadUserProfileViewState.ErrorModeling {
    let message: String
    let retry: () -> AnyPublisher<LoadUserProfileViewState, Never>
}
