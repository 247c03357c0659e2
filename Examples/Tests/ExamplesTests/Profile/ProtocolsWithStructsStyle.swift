import ProfileData
import VSM
import VSMTesting

@testable import ProtocolsWithStructs

enum ProtocolsWithStructsStyle: ProfileStyle {
    static func loading(from repository: any ProfileRepository) -> LoadUserProfileViewState {
        .initialized(LoaderModel(dependencies: MockDependencies(userDataRepository: repository)))
    }

    static var errorForPreview: LoadUserProfileViewState { .loadingError(MockLoadingErrorModel()) }

    static func editing(_ userData: UserData, in repository: any ProfileRepository) -> EditUserProfileViewState {
        let model = EditingModel(dependencies: MockDependencies(userDataRepository: repository), userData: userData)
        return EditUserProfileViewState(data: userData, editingState: .editing(model))
    }
}

private struct MockLoadingErrorModel: LoadingErrorModeling {
    let message = "A long story."

    func retry() -> AnyPublisher<LoadUserProfileViewState, Never> { Just(.loaded(.grace)).eraseToAnyPublisher() }
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
