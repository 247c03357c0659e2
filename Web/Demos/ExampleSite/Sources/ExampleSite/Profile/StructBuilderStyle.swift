import ProfileData
import VSM

@testable import StructBuilder

/// The profile in the style `StructBuilder`.
enum StructBuilderStyle: ProfileStyle {
    typealias LoadState = StructBuilder.LoadUserProfileViewState
    typealias EditState = StructBuilder.EditUserProfileViewState

    static func loadState(_ service: ProfileService) -> LoadState {
        .initialized(LoadModelBuilder(dependencies: service).buildLoaderModel())
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
            editingState: .editing(EditModelBuilder(dependencies: service).buildEditingModel(userData: userData))
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
