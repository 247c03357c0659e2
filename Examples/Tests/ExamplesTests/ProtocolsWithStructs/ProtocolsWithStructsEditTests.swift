import ProfileData
import Testing
import VSM
import VSMTesting

@testable import ProtocolsWithStructs

@Suite("Protocols with structs: editing a profile")
struct ProtocolsWithStructsEditTests {
    private var repository = MockUserDataRepository()

    private var dependencies: MockDependencies { MockDependencies(userDataRepository: repository) }
    private var editingModel: EditingModel { EditingModel(dependencies: dependencies, userData: .ada) }
    private var editing: EditUserProfileViewState { .init(data: .ada, editingState: .editing(editingModel)) }
    private var errorModel: ErrorModel {
        ErrorModel(dependencies: dependencies, error: Offline(), username: "Grace", userData: .ada)
    }

    @Test("Saving gives saving, and the profile as it was saved")
    mutating func saves() {
        repository.saveImpl = { .answer($0) }
        withTestHost { host in
            host.journey(of: editingModel.saveUsername("Grace")).expect(
                ["Ada, saving", "Grace, editing"],
                of: \.summary
            )
        }
    }

    @Test("A profile that cannot be saved stays as it was, with an error")
    mutating func fails() {
        repository.saveImpl = { _ in .failure(Offline()) }
        withTestHost { host in
            host.journey(of: editingModel.saveUsername("Grace")).expect(
                ["Ada, saving", "Ada, You are offline."],
                of: \.summary
            )
        }
    }

    @Test("Retrying saves the same name again")
    mutating func retries() {
        repository.saveImpl = { .answer($0) }
        withTestHost { host in
            host.journey(of: errorModel.retry()).expect(["Ada, saving", "Grace, editing"], of: \.summary)
        }
    }

    @Test("Cancelling goes back to the profile as it was")
    func cancels() {
        withTestHost { host in
            host.journey(of: errorModel.cancel()).expect(["Ada, editing"], of: \.summary)
        }
    }

    @Test("A view saves once nobody has typed for half a second, and the last name only")
    mutating func autosave() {
        var saved: [UserData] = []
        repository.saveImpl = { userData in
            saved.append(userData)
            return .answer(userData)
        }
        let editing = editing
        withTestHost { host in
            let view = ProfileEditor(container: host.container(state: editing), clock: host.clock)
            let journey = host.record(view.container)

            view.type("G")
            host.advance(by: .seconds(0.3))
            view.type("Grace")
            host.advance(by: .seconds(0.49))
            #expect(saved.isEmpty)
            journey.expect(["Ada, editing"], of: \.summary)

            host.advance(by: .seconds(0.01))
            #expect(saved == [.grace])
            journey.expect(["Ada, saving", "Grace, editing"], of: \.summary)
        }
    }

    @Test("A view shows an error beside the name, and lets go of it")
    mutating func journey() {
        repository.saveImpl = { _ in .failure(Offline()) }
        let editing = editing
        withTestHost { host in
            let view = ProfileEditor(container: host.container(state: editing), clock: host.clock)
            view.tapSave("Grace")
            #expect(view.text == "Ada – You are offline.")
            view.tapCancel()
            #expect(view.text == "Ada")
        }
    }
}

/// A view of text with a field and two buttons.
private struct ProfileEditor: ViewStateRendering {
    let container: StateContainer<EditUserProfileViewState>
    let clock: TestClock

    var text: String {
        switch state.editingState {
        case .editing: state.data.username
        case .saving: "\(state.data.username) …"
        case .savingError(let errorModel): "\(state.data.username) – \(errorModel.message)"
        }
    }

    func type(_ username: String) {
        guard case .editing(let editingModel) = state.editingState else { return }
        observe(editingModel.saveUsername(username), debounced: .seconds(0.5), clock: clock)
    }

    func tapSave(_ username: String) {
        guard case .editing(let editingModel) = state.editingState else { return }
        observe(editingModel.saveUsername(username))
    }

    func tapCancel() {
        guard case .savingError(let errorModel) = state.editingState else { return }
        observe(errorModel.cancel())
    }
}

extension EditUserProfileViewState {
    var summary: String {
        switch editingState {
        case .editing: "\(data.username), editing"
        case .saving: "\(data.username), saving"
        case .savingError(let errorModel): "\(data.username), \(errorModel.message)"
        }
    }
}
