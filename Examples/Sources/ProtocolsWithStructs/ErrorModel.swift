import Foundation
import ProfileData
import VSM

// snippet.model
struct ErrorModel: ErrorModeling {
    typealias Dependencies = EditingModel.Dependencies
    let dependencies: any Dependencies
    let error: any Error
    let username: String
    let userData: UserData

    var message: String {
        error.localizedDescription
    }

    func retry() -> AnyPublisher<EditUserProfileViewState, Never> {
        editingModel.saveUsername(username)
    }

    func cancel() -> AnyPublisher<EditUserProfileViewState, Never> {
        Just(EditUserProfileViewState(data: userData, editingState: .editing(editingModel)))
            .eraseToAnyPublisher()
    }

    private var editingModel: EditingModel {
        EditingModel(dependencies: dependencies, userData: userData)
    }
}
// snippet.end
