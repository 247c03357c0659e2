import Foundation
import ProfileData
import VSM

extension EditUserProfileViewState.ErrorModel {
    typealias Dependencies = EditUserProfileViewState.EditingModel.Dependencies

    init(dependencies: any Dependencies, error: any Error, username: String, userData: UserData) {
        let editingModel = EditUserProfileViewState.EditingModel(dependencies: dependencies, userData: userData)
        message = error.localizedDescription
        retry = {
            editingModel.saveUsername(username)
        }
        cancel = {
            Just(EditUserProfileViewState(data: userData, editingState: .editing(editingModel)))
                .eraseToAnyPublisher()
        }
    }
}
