import ProfileData
import Testing
import VSM

@testable import ProtocolsWithStructs

@MainActor
@Suite("Protocols with structs: editing a profile", .timeLimit(.minutes(1)))
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
        let output = Recorder(editingModel.saveUsername("Grace"))
        #expect(output.summaries == ["Ada, saving", "Grace, editing"])
    }

    @Test("A profile that cannot be saved stays as it was, with an error")
    mutating func fails() {
        repository.saveImpl = { _ in .failure(Offline()) }
        let output = Recorder(editingModel.saveUsername("Grace"))
        #expect(output.summaries == ["Ada, saving", "Ada, You are offline."])
    }

    @Test("Retrying saves the same name again")
    mutating func retries() {
        repository.saveImpl = { .answer($0) }
        let output = Recorder(errorModel.retry())
        #expect(output.summaries == ["Ada, saving", "Grace, editing"])
    }

    @Test("Cancelling goes back to the profile as it was")
    func cancels() {
        #expect(Recorder(errorModel.cancel()).summaries == ["Ada, editing"])
    }

    @Test("A view saves once nobody has typed for half a second, and the last name only")
    mutating func autosave() async {
        var saved: [UserData] = []
        repository.saveImpl = { userData in
            saved.append(userData)
            return .answer(userData)
        }
        let clock = ManualClock()
        let view = ProfileEditor(container: .init(state: editing), clock: clock)

        view.type("G")
        await clock.waitForSleeper(until: .seconds(0.5))
        clock.advance(by: .seconds(0.3))
        view.type("Grace")
        clock.advance(by: .seconds(0.3))
        await clock.waitForSleeper(until: .seconds(0.8))
        #expect(saved.isEmpty)

        clock.advance(by: .seconds(0.2))
        for await state in view.container.states where state.data == .grace { break }
        #expect(saved == [.grace])
    }

    @Test("A view shows an error beside the name, and lets go of it")
    mutating func journey() {
        repository.saveImpl = { _ in .failure(Offline()) }
        let view = ProfileEditor(container: .init(state: editing), clock: ManualClock())
        view.tapSave("Grace")
        #expect(view.text == "Ada – You are offline.")
        view.tapCancel()
        #expect(view.text == "Ada")
    }
}

/// A view of text with a field and two buttons.
@MainActor
private struct ProfileEditor: @MainActor ViewStateRendering {
    let container: StateContainer<EditUserProfileViewState>
    let clock: ManualClock

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

extension EditUserProfileViewState: Summarized {
    var summary: String {
        switch editingState {
        case .editing: "\(data.username), editing"
        case .saving: "\(data.username), saving"
        case .savingError(let errorModel): "\(data.username), \(errorModel.message)"
        }
    }
}
