import ProfileData
import VSM

// snippet.model
struct EditingModel: EditingModeling {
    typealias Dependencies = UserDataProvidingDependency
    let dependencies: any Dependencies
    let userData: UserData

    func saveUsername(_ username: String) -> AnyPublisher<EditUserProfileViewState, Never> {
        Just(EditUserProfileViewState(data: userData, editingState: .saving))
            .merge(
                with: dependencies.userDataRepository.save(userData: UserData(username: username))
                    .map { savedUserData in
                        let model = EditingModel(dependencies: dependencies, userData: savedUserData)
                        return EditUserProfileViewState(data: savedUserData, editingState: .editing(model))
                    }
                    .catch { error in
                        handleSavingError(error, username: username)
                    }
            )
            .eraseToAnyPublisher()
    }

    private func handleSavingError(_ error: any Error, username: String) -> Just<EditUserProfileViewState> {
        let model = ErrorModel(dependencies: dependencies, error: error, username: username, userData: userData)
        return Just(EditUserProfileViewState(data: userData, editingState: .savingError(model)))
    }
}
// snippet.end
