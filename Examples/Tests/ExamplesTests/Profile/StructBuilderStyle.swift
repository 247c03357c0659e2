import ProfileData
import VSM
import VSMTesting

@testable import StructBuilder

enum StructBuilderStyle: ProfileStyle {
    static func loading(from repository: ChoosingUserDataRepository) -> LoadUserProfileViewState {
        .initialized(
            LoadModelBuilder(dependencies: MockDependencies(userDataRepository: repository)).buildLoaderModel()
        )
    }

    static func editing(_ userData: UserData, in repository: ChoosingUserDataRepository) -> EditUserProfileViewState {
        let model = EditModelBuilder(dependencies: MockDependencies(userDataRepository: repository)).buildEditingModel(
            userData: userData
        )
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
