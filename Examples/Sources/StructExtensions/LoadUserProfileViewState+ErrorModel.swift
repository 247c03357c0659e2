import Foundation
import VSM

// snippet.model
extension LoadUserProfileViewState.ErrorModel {
    typealias Dependencies = LoadUserProfileViewState.LoaderModel.Dependencies

    init(dependencies: any Dependencies, error: any Error) {
        message = error.localizedDescription
        retry = {
            LoadUserProfileViewState.LoaderModel(dependencies: dependencies).load()
        }
    }
}
// snippet.end
