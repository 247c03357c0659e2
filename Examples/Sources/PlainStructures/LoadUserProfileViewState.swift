import Foundation
import ProfileData
import VSM

// snippet.states
/// The states of showing a profile.
enum LoadUserProfileViewState {
    case initialized(LoaderModel)
    case loading
    case loadingError(LoadingErrorModel)
    case loaded(UserData)
}
// snippet.end

// snippet.begin
extension LoadUserProfileViewState: StateWithInitialAction {
    func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }
}
// snippet.end

// snippet.loader
struct LoaderModel {
    let repository: any ProfileProviding

    func load() -> StateSequence<LoadUserProfileViewState> {
        StateSequence(.loading).then {
            .loaded(try await repository.load())
        } catch: { error in
            .loadingError(LoadingErrorModel(message: error.localizedDescription, loader: self))
        }
    }
}
// snippet.end

// snippet.error
struct LoadingErrorModel {
    let message: String
    let loader: LoaderModel

    func retry() -> StateSequence<LoadUserProfileViewState> { loader.load() }
}
// snippet.end
