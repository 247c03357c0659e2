import ProfileData
import Testing
import VSM

@testable import StructBuilder

@MainActor
@Suite("Struct builder: editing a profile")
struct StructBuilderEditTests {
    private typealias State = EditUserProfileViewState

    private var repository = MockUserDataRepository()

    private var builder: EditModelBuilder {
        EditModelBuilder(dependencies: MockDependencies(userDataRepository: repository))
    }
    private var editingModel: State.EditingModel { builder.buildEditingModel(userData: .ada) }
    private var errorModel: State.ErrorModel {
        builder.buildErrorModel(error: Offline(), username: "Grace", userData: .ada)
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

    @Test("A view goes from an error by way of a retry to the new name, each state seen")
    mutating func journey() throws {
        var answers: [AnyPublisher<UserData, any Error>] = [.failure(Offline()), .answer(.grace)]
        repository.saveImpl = { _ in answers.removeFirst() }
        let container = StateContainer(state: State(data: .ada, editingState: .editing(editingModel)))
        let journey = Recorder(container.didSetPublisher)
        if case .editing(let model) = container.state.editingState { container.observe(model.saveUsername("Grace")) }
        if case .savingError(let model) = container.state.editingState { container.observe(model.retry()) }
        #expect(
            journey.summaries == [
                "Ada, editing", "Ada, saving", "Ada, You are offline.", "Ada, saving", "Grace, editing",
            ]
        )
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
