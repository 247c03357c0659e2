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
            let repository = MockUserDataRepository(.answer(.grace))
            let editing = ProtocolsWithStructsStyle.editing(.ada, in: repository)
            let view = ProfileEditor(container: host.container(state: editing), clock: host.clock)
            let journey = host.record(view.container)

            view.type("G")
            host.advance(by: .seconds(0.3))
            view.type("Grace")
            host.advance(by: .seconds(0.49))
            #expect(repository.saved.isEmpty)
            journey.expect(["editing: Ada"], of: \.summary)

            host.advance(by: .seconds(0.01))
            #expect(repository.saved == [.grace])
            journey.expect(["saving: Ada", "editing: Grace"], of: \.summary)
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
