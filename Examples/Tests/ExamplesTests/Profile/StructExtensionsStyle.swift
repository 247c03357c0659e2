import ProfileData
import Testing
import VSM
import VSMTesting

@testable import StructExtensions

enum StructExtensionsStyle: ProfileStyle {
    static func loading(from repository: ChoosingUserDataRepository) -> LoadUserProfileViewState {
        .initialized(.init(dependencies: MockDependencies(userDataRepository: repository)))
    }

    static func editing(_ userData: UserData, in repository: ChoosingUserDataRepository) -> EditUserProfileViewState {
        EditUserProfileViewState(
            data: userData,
            editingState: .editing(
                .init(dependencies: MockDependencies(userDataRepository: repository), userData: userData)
            )
        )
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

@Suite("Struct extensions: a state for a preview")
struct StructExtensionsPreviewTests {
    @Test("A view can continue from an error that was created without a repository")
    func retries() {
        // snippet.error
        let error = LoadUserProfileViewState.ErrorModel(
            message: "A long story.",
            retry: { Just(.loaded(.grace)).eraseToAnyPublisher() }
        )
        // snippet.end
        withTestHost { host in
            host.journey(of: error.retry()).expect(cases: "loaded")
        }
    }
}
