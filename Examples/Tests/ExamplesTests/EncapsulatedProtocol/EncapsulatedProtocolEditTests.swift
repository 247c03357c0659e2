import ProfileData
import Testing
import VSM
import VSMTesting

@testable import EncapsulatedProtocol

@Suite("Encapsulated protocol: editing a profile")
struct EncapsulatedProtocolEditTests {
    private typealias State = EditUserProfileViewState

    private var repository = MockUserProfileRepository()

    private var editing: State { State(dependencies: repository, userData: .ada) }

    @Test("Saving gives saving, and the profile as it was saved")
    mutating func saves() throws {
        repository.saveImpl = { $0 }
        let subject = try editing.editingModel
        withTestHost { host in
            let journey = host.journey(of: subject.saveUsername("Grace"))
            host.runUntilIdle()
            journey.expect(["Ada, saving", "Grace, editing"], of: \.summary)
        }
    }

    @Test("A profile that cannot be saved stays as it was, with an error that can be retried or let go of")
    mutating func fails() throws {
        var answers: [Result<UserData, any Error>] = [.failure(Offline()), .success(.grace)]
        repository.saveImpl = { _ in try answers.removeFirst().get() }
        let subject = try editing.editingModel
        try withTestHost { host in
            let saving = host.journey(of: subject.saveUsername("Grace"))
            host.runUntilIdle()
            saving.expect(["Ada, saving", "Ada, You are offline."], of: \.summary)

            let errorModel = try #require(saving.state).errorModel
            host.journey(of: errorModel.cancel()).expect(["Ada, editing"], of: \.summary)
            let retrying = host.journey(of: errorModel.retry())
            host.runUntilIdle()
            retrying.expect(["Ada, saving", "Grace, editing"], of: \.summary)
        }
    }

    @Test("A view waits for the end of saving, and cancels an error at once")
    mutating func journey() throws {
        repository.saveImpl = { _ in throw Offline() }
        let editing = editing
        try withTestHost { host in
            let container = host.container(state: editing)
            let model = try container.state.editingModel
            let outcome = try host.run {
                await container.observe(model.saveUsername("Grace"), until: { $0.summary != "Ada, saving" })
            }
            #expect(outcome?.summary == "Ada, You are offline.")
            container.observe(try container.state.errorModel.cancel())
            #expect(container.state.summary == "Ada, editing")
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

extension EditUserProfileViewState {
    fileprivate var editingModel: any EditingModeling {
        get throws {
            guard case .editing(let model) = editingState else { throw UnexpectedState() }
            return model
        }
    }

    fileprivate var errorModel: any ErrorModeling {
        get throws {
            guard case .savingError(let model) = editingState else { throw UnexpectedState() }
            return model
        }
    }
}
