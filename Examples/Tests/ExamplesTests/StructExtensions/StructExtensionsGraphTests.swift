import ProfileData
import Testing
import VSM
import VSMTesting

@testable import StructExtensions

@Suite("Struct extensions: every way through the profile")
struct StructExtensionsGraphTests {
    @Test("Loading has the graph of all styles, and a journey with an error takes each of its steps")
    func loading() throws {
        func initial() -> LoadUserProfileViewState {
            .initialized(.init(dependencies: MockDependencies(userDataRepository: ChoosingUserDataRepository())))
        }
        try expectLoadingProfile(from: initial, actions: \.actions)
    }

    @Test("Editing has the graph of all styles, and a journey with errors takes each of its steps")
    func editing() throws {
        var repository = ChoosingUserDataRepository()
        func initial() -> EditUserProfileViewState {
            repository = ChoosingUserDataRepository()
            let model = EditUserProfileViewState.EditingModel(
                dependencies: MockDependencies(userDataRepository: repository),
                userData: .ada
            )
            return EditUserProfileViewState(data: .ada, editingState: .editing(model))
        }
        try expectEditingProfile(
            from: initial,
            actions: \.actions,
            identifiedBy: \.caseName,
            showingWhatIsStored: { $0.data == repository.stored }
        )
    }
}

extension LoadUserProfileViewState {
    fileprivate var actions: [StateAction<Self>] {
        switch self {
        case .initialized(let model): [.action("load", model.load())]
        case .loading, .loaded: []
        case .loadingError(let model): [.action("retry", model.retry())]
        }
    }
}

extension EditUserProfileViewState {
    /// What distinguishes the states; the data does not.
    fileprivate var caseName: String {
        switch editingState {
        case .editing: "editing"
        case .saving: "saving"
        case .savingError: "savingError"
        }
    }

    fileprivate var actions: [StateAction<Self>] {
        switch editingState {
        case .editing(let model): [.action("saveUsername", model.saveUsername("Grace"))]
        case .saving: []
        case .savingError(let model): [.action("retry", model.retry()), .action("cancel", model.cancel())]
        }
    }
}
