import ProfileData
import Testing
import VSM
import VSMTesting

@testable import ProtocolsWithStructs

@Suite("Protocols with structs: a view that saves while the user types")
struct AutosaveTests {
    @Test("A view saves only the last name, half a second after the last keystroke")
    func autosave() {
        withTestHost { host in
            var saved: [UserData] = []
            let repository = UserDataRepository(
                fetch: { .answer(.ada) },
                store: { userData in
                    saved.append(userData)
                    return .answer(userData)
                }
            )
            let model = EditingModel(dependencies: MockDependencies(userDataRepository: repository), userData: .ada)
            let editing = EditUserProfileViewState(data: .ada, editingState: .editing(model))
            let view = ProfileEditor(container: host.container(state: editing), clock: host.clock)
            let journey = host.record(view.container)

            view.type("G")
            host.advance(by: .seconds(0.3))
            view.type("Grace")
            host.advance(by: .seconds(0.49))
            #expect(saved.isEmpty)
            journey.expect(cases: "editing", of: \.editingState)

            host.advance(by: .seconds(0.01))
            #expect(saved == [.grace])
            journey.expect(cases: "saving", "editing", of: \.editingState)
        }
    }
}

/// A view with a field.
private struct ProfileEditor: ViewStateRendering {
    let container: StateContainer<EditUserProfileViewState>
    let clock: TestClock

    func type(_ username: String) {
        guard case .editing(let editingModel) = state.editingState else { return }
        observe(editingModel.saveUsername(username), debounced: .seconds(0.5, on: clock))
    }
}
