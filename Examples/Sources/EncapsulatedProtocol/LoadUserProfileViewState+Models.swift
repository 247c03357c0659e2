import Foundation
import ProfileData
import VSM

// snippet.loader
extension LoadUserProfileViewState {
    typealias Dependencies = UserProfileProvidingDependency

    /// The first state of the feature; later models come with their states.
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
// snippet.end

// snippet.error
private struct ErrorModel: LoadUserProfileViewState.ErrorModeling {
    let message: String
    let retry: () -> StateSequence<LoadUserProfileViewState>
}
// snippet.end
