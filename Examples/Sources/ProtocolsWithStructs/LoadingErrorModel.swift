import Foundation
import VSM

// snippet.model
struct LoadingErrorModel: LoadingErrorModeling {
    typealias Dependencies = LoaderModel.Dependencies
    let dependencies: any Dependencies
    let error: any Error

    var message: String {
        error.localizedDescription
    }

    func retry() -> AnyPublisher<LoadUserProfileViewState, Never> {
        LoaderModel(dependencies: dependencies).load()
    }
}
// snippet.end
