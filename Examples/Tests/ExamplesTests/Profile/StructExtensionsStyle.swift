import ProfileData
import VSM
import VSMTesting

@testable import StructExtensions

enum StructExtensionsStyle: ProfileStyle {
    static func loading(from repository: any ProfileRepository) -> LoadUserProfileViewState {
        .initialized(.init(dependencies: MockDependencies(userDataRepository: repository)))
    }

    static var errorForPreview: LoadUserProfileViewState {
        // snippet.error
        let error = LoadUserProfileViewState.ErrorModel(
            message: "A long story.",
            retry: { Just(.loaded(.grace)).eraseToAnyPublisher() }
        )
        // snippet.end
        return .loadingError(error)
    }

    static func editing(_ userData: UserData, in repository: any ProfileRepository) -> EditUserProfileViewState {
        EditUserProfileViewState(
            data: userData,
            editingState: .editing(
                .init(dependencies: MockDependencies(userDataRepository: repository), userData: userData)
            )
        )
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
