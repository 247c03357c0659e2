import ProfileData
import Testing
import VSM

@testable import EncapsulatedProtocol

@MainActor
@Suite("Encapsulated protocol: editing a profile", .timeLimit(.minutes(1)))
struct EncapsulatedProtocolEditTests {
    private typealias State = EditUserProfileViewState

    private var repository = MockUserProfileRepository()

    private var editing: State { State(dependencies: repository, userData: .ada) }

    @Test("Saving gives saving, and the profile as it was saved")
    mutating func saves() async throws {
        repository.saveImpl = { $0 }
        let output = await (try editing.editingModel).saveUsername("Grace").states()
        #expect(output.map(\.summary) == ["Ada, saving", "Grace, editing"])
    }

    @Test("A profile that cannot be saved stays as it was, with an error that can be retried or let go of")
    mutating func fails() async throws {
        var answers: [Result<UserData, any Error>] = [.failure(Offline()), .success(.grace)]
        repository.saveImpl = { _ in try answers.removeFirst().get() }
        let output = await (try editing.editingModel).saveUsername("Grace").states()
        #expect(output.map(\.summary) == ["Ada, saving", "Ada, You are offline."])

        let errorModel = try #require(output.last).errorModel
        #expect(errorModel.cancel().summary == "Ada, editing")
        #expect(await errorModel.retry().states().map(\.summary) == ["Ada, saving", "Grace, editing"])
    }

    @Test("A view waits for the end of saving, and cancels an error at once")
    mutating func journey() async throws {
        repository.saveImpl = { _ in throw Offline() }
        let container = StateContainer(state: editing)
        let model = try container.state.editingModel
        let outcome = await container.observe(model.saveUsername("Grace"), until: { $0.summary != "Ada, saving" })
        #expect(outcome?.summary == "Ada, You are offline.")
        container.observe(try container.state.errorModel.cancel())
        #expect(container.state.summary == "Ada, editing")
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
