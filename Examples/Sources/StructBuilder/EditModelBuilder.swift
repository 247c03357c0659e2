import Foundation
import ProfileData
import VSM

/// Builds the models of ``EditUserProfileViewState``.
struct EditModelBuilder {
    typealias Dependencies = UserDataProvidingDependency
    let dependencies: any Dependencies

    func buildEditingModel(userData: UserData) -> EditUserProfileViewState.EditingModel {
        func saveUsername(_ username: String) -> AnyPublisher<EditUserProfileViewState, Never> {
            Just(EditUserProfileViewState(data: userData, editingState: .saving))
                .merge(
                    with: dependencies.userDataRepository.save(userData: UserData(username: username))
                        .map { savedUserData in
                            let model = buildEditingModel(userData: savedUserData)
                            return EditUserProfileViewState(data: savedUserData, editingState: .editing(model))
                        }
                        .catch { error in
                            handleSavingError(error, username: username)
                        }
                )
                .eraseToAnyPublisher()
        }

        func handleSavingError(_ error: any Error, username: String) -> Just<EditUserProfileViewState> {
            let model = buildErrorModel(error: error, username: username, userData: userData)
            return Just(EditUserProfileViewState(data: userData, editingState: .savingError(model)))
        }

        return EditUserProfileViewState.EditingModel(saveUsername: saveUsername)
    }

    func buildErrorModel(
        error: any Error,
        username: String,
        userData: UserData
    ) -> EditUserProfileViewState.ErrorModel {
        let editingModel = buildEditingModel(userData: userData)

        func cancel() -> AnyPublisher<EditUserProfileViewState, Never> {
            Just(EditUserProfileViewState(data: userData, editingState: .editing(editingModel)))
                .eraseToAnyPublisher()
        }

        return EditUserProfileViewState.ErrorModel(
            message: error.localizedDescription,
            retry: { editingModel.saveUsername(username) },
            cancel: cancel
        )
    }
}
