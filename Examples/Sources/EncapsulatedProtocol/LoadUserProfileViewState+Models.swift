import Foundation
import ProfileData
import VSM

extension LoadUserProfileViewState {
    typealias Dependencies = UserProfileProvidingDependency

    /// The state with which the feature begins; from here on, models come with the states.
    init(dependencies: any Dependencies) {
        self = .initialized(LoaderModel(dependencies: dependencies))
    }
}

private struct LoaderModel: LoadUserProfileViewState.LoaderModeling {
    let dependencies: any LoadUserProfileViewState.Dependencies

    func load() -> StateSequence<LoadUserProfileViewState> {
        StateSequence(
            { .loading },
            { await loadUserData() }
        )
    }

    private func loadUserData() async -> LoadUserProfileViewState {
        do {
            return .loaded(try await dependencies.userProfileRepository.load())
        } catch {
            return .loadingError(ErrorModel(message: error.localizedDescription, retry: load))
        }
    }
}

private struct ErrorModel: LoadUserProfileViewState.ErrorModeling {
    let message: String
    let retry: () -> StateSequence<LoadUserProfileViewState>
}
