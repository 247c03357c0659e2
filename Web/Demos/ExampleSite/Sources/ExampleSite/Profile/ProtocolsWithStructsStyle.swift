import ProfileData
import VSM

@testable import ProtocolsWithStructs

/// The profile in the style `ProtocolsWithStructs`.
enum ProtocolsWithStructsStyle: ProfileStyle {
    typealias LoadState = ProtocolsWithStructs.LoadUserProfileViewState
    typealias EditState = ProtocolsWithStructs.EditUserProfileViewState

    static var savesWhileTyping: Bool { true }

    static func loadState(_ service: ProfileService) -> LoadState {
        .initialized(LoaderModel(dependencies: service))
    }

    static func phase(of state: LoadState) -> LoadingPhase<LoadState> {
        switch state {
        case .initialized(let model): .initialized { ObservedAction(model.load()) }
        case .loading: .loading
        case .loadingError(let model): .loadingError(message: model.message) { ObservedAction(model.retry()) }
        case .loaded(let userData): .loaded(userData)
        }
    }

    static func editState(_ service: ProfileService, _ userData: UserData) -> EditState {
        EditState(
            data: userData,
            editingState: .editing(EditingModel(dependencies: service, userData: userData))
        )
    }

    static func userData(of state: EditState) -> UserData { state.data }

    static func phase(of state: EditState) -> EditingPhase<EditState> {
        switch state.editingState {
        case .editing(let model):
            .editing { ObservedAction(model.saveUsername($0)) }
        case .saving:
            .saving
        case .savingError(let model):
            .savingError(message: model.message) {
                ObservedAction(model.retry())
            } cancel: {
                ObservedAction(model.cancel())
            }
        }
    }
}
