import ProfileData
import VSM
import VSMTesting

@testable import StructBuilder

enum StructBuilderStyle: ProfileStyle {
    static func loading(from repository: any ProfileRepository) -> LoadUserProfileViewState {
        .initialized(
            LoadModelBuilder(dependencies: MockDependencies(userDataRepository: repository)).buildLoaderModel()
        )
    }

    static var errorForPreview: LoadUserProfileViewState {
        .loadingError(.init(message: "A long story.", retry: { Just(.loaded(.grace)).eraseToAnyPublisher() }))
    }

    static func editing(_ userData: UserData, in repository: any ProfileRepository) -> EditUserProfileViewState {
        let model = EditModelBuilder(dependencies: MockDependencies(userDataRepository: repository)).buildEditingModel(
            userData: userData
        )
        return EditUserProfileViewState(data: userData, editingState: .editing(model))
    }
}

extension LoadUserProfileViewState: ProfileState {
    var shown: ShownProfile<Self> {
        switch self {
        case .initialized(let model): .init("initialized", "", .action("load", model.load()))
        case .loading: .init("loading")
        case .loadingError(let model): .init("loadingError", model.message, .action("retry", model.retry()))
        case .loaded(let userData): .init("loaded", userData.username)
        }
    }
}

extension EditUserProfileViewState: ProfileState {
    var shown: ShownProfile<Self> {
        let name = data.username
        return switch editingState {
        case .editing(let model): .init("editing", name, .action("saveUsername", model.saveUsername("Grace")))
        case .saving: .init("saving", name)
        case .savingError(let model):
            .init(
                "savingError",
                "\(name), \(model.message)",
                .action("retry", model.retry()),
                .action("cancel", model.cancel())
            )
        }
    }
}
