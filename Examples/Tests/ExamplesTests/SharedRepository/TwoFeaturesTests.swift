import ProfileData
import Testing
import VSM

@testable import ProtocolsWithStructs
@testable import SharedRepository

@MainActor
@Suite("Shared repository: two features in step")
struct TwoFeaturesTests {
    private let dependencies = MockDependencies(
        userDataRepository: UserDataRepository(fetch: { .answer(.ada) }, store: { .answer($0) })
    )

    /// The bio as a view shows it that has just appeared.
    private func appearingBio() -> StateContainer<UserBioViewState> {
        let container = StateContainer(state: UserBioViewState.initialized(.init(dependencies: dependencies)))
        if case .initialized(let loaderModel) = container.state { container.observe(loaderModel.load()) }
        return container
    }

    @Test("What is saved in the editor shows in the bio at once")
    func editorAndBio() {
        let bio = appearingBio()
        #expect(bio.state.summary == "Ada")

        let model = EditingModel(dependencies: dependencies, userData: .ada)
        let editor = StateContainer(state: EditUserProfileViewState(data: .ada, editingState: .editing(model)))
        editor.observe(model.saveUsername("Grace"))
        #expect(editor.state.data == .grace)
        #expect(bio.state.summary == "Grace")
    }

    @Test("A bio that has gone does not keep others from being told")
    func oneGone() {
        let staying = appearingBio()
        var leaving: StateContainer? = appearingBio()
        #expect(leaving?.state.summary == "Ada")
        leaving = nil
        let saving = Recorder(EditingModel(dependencies: dependencies, userData: .ada).saveUsername("Grace"))
        #expect(saving.summaries.last == "Grace, editing")
        #expect(staying.state.summary == "Grace")
    }
}
