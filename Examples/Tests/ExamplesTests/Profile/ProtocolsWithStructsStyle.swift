import ProfileData
import VSM
import VSMTesting

@testable import ProtocolsWithStructs

enum ProtocolsWithStructsStyle: ProfileStyle {
    static func loading(from repository: ChoosingUserDataRepository) -> LoadUserProfileViewState {
        .initialized(LoaderModel(dependencies: MockDependencies(userDataRepository: repository)))
    }

    static func editing(_ userData: UserData, in repository: ChoosingUserDataRepository) -> EditUserProfileViewState {
        let model = EditingModel(dependencies: MockDependencies(userDataRepository: repository), userData: userData)
        return EditUserProfileViewState(data: userData, editingState: .editing(model))
    }
}

extension LoadUserProfileViewState: ProfileState {
    var actions: [StateAction<Self>] {
        switch self {
        case .initialized(let model): [.action("load", model.load())]
        case .loadingError(let model): [.action("retry", model.retry())]
        case .loading, .loaded: []
        }
    }
}

extension EditUserProfileViewState: EditedProfileState {
    var actions: [StateAction<Self>] {
        switch editingState {
        case .editing(let model): [.action("saveUsername", model.saveUsername("Grace"))]
        case .saving: []
        case .savingError(let model): [.action("retry", model.retry()), .action("cancel", model.cancel())]
        }
    }
}
