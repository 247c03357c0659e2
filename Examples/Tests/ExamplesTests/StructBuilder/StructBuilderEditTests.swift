import ProfileData
import Testing
import VSM
import VSMTesting

@testable import StructBuilder

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

    @Test("A view goes from an error by way of a retry to the new name, each state seen")
    mutating func journey() {
        var answers: [AnyPublisher<UserData, any Error>] = [.failure(Offline()), .answer(.grace)]
        repository.saveImpl = { _ in answers.removeFirst() }
        let editing = State(data: .ada, editingState: .editing(editingModel))
        withTestHost { host in
            let container = host.container(state: editing)
            let journey = host.record(container)
            if case .editing(let model) = container.state.editingState {
                container.observe(model.saveUsername("Grace"))
            }
            journey.expect(["Ada, editing", "Ada, saving", "Ada, You are offline."], of: \.summary)
            if case .savingError(let model) = container.state.editingState { container.observe(model.retry()) }
            journey.expect(["Ada, saving", "Grace, editing"], of: \.summary)
        }
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
