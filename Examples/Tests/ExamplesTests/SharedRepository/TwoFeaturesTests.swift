import ProfileData
import Testing
import VSM
import VSMTesting

@testable import ProtocolsWithStructs
@testable import SharedRepository

@Suite("Shared repository: two synchronized features")
struct TwoFeaturesTests {
    private let dependencies = MockDependencies(
        userDataRepository: UserDataRepository(fetch: { .answer(.ada) }, store: { .answer($0) })
    )

    /// Returns a bio as in a view that has just appeared.
    private func appearingBio(on host: TestHost) -> StateContainer<UserBioViewState> {
        let container = host.container(state: UserBioViewState.initialized(.init(dependencies: dependencies)))
        if case .initialized(let loaderModel) = container.state { container.observe(loaderModel.load()) }
        host.runUntilIdle()
        return container
    }

    @Test("The bio shows a name that the editor saves")
    func editorAndBio() {
        withTestHost { host in
            let bio = appearingBio(on: host)
            #expect(bio.state.username == "Ada")

            let model = EditingModel(dependencies: dependencies, userData: .ada)
            let editor = host.container(state: EditUserProfileViewState(data: .ada, editingState: .editing(model)))
            editor.observe(model.saveUsername("Grace"))
            #expect(editor.state.data == .grace)
            host.runUntilIdle()
            #expect(bio.state.username == "Grace")
        }
    }

    @Test("A released bio does not prevent updates of other features")
    func oneGone() {
        withTestHost { host in
            let staying = appearingBio(on: host)
            var leaving: StateContainer? = appearingBio(on: host)
            #expect(leaving?.state.username == "Ada")
            leaving = nil
            let model = EditingModel(dependencies: dependencies, userData: .ada)
            host.journey(of: model.saveUsername("Grace")).expect(cases: "saving", "editing", of: \.editingState)
            host.runUntilIdle()
            #expect(staying.state.username == "Grace")
        }
    }
}

extension UserBioViewState {
    fileprivate var username: String? {
        if case .loaded(let userData) = self { userData.username } else { nil }
    }
}
