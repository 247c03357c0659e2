import Foundation
import ProfileData
import VSM

extension EditUserProfileViewState {
    typealias Dependencies = UserProfileProvidingDependency

    /// The first state of the feature; later models come with their states.
    init(dependencies: any Dependencies, userData: UserData) {
        self = EditingModel(dependencies: dependencies, userData: userData).state
    }
}

private struct EditingModel: EditUserProfileViewState.EditingModeling {
    let dependencies: any EditUserProfileViewState.Dependencies
    let userData: UserData

    /// The state that contains this model.
    var state: EditUserProfileViewState {
        EditUserProfileViewState(data: userData, editingState: .editing(self))
    }

    @StateSequenceBuilder
    func saveUsername(_ username: String) -> StateSequence<EditUserProfileViewState> {
        state.copy(mutatingPath: \.editingState, value: .saving)
        Next { await save(username) }
    }

    private func save(_ username: String) async -> EditUserProfileViewState {
        do {
            let userData = UserData(username: username)
            let savedUserData = try await dependencies.userProfileRepository.save(userData: userData)
            return EditUserProfileViewState(dependencies: dependencies, userData: savedUserData)
        } catch {
            let errorModel = ErrorModel(
                message: error.localizedDescription,
                retry: { saveUsername(username) },
                cancel: { state }
            )
            return state.copy(mutatingPath: \.editingState, value: .savingError(errorModel))
        }
    }
}

private struct ErrorModel: EditUserProfileViewState.ErrorModeling {
    let message: String
    let retry: () -> StateSequence<EditUserProfileViewState>
    let cancel: () -> EditUserProfileViewState
}
