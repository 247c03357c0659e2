import ProfileData
import VSM

@testable import PlainStructures

/// A repository that returns given answers one after the other.
final class ProfileRepositoryStub: ProfileProviding {
    let changes = CurrentValue<UserData?>(nil).values
    private var answers: [Result<UserData, any Error>]

    init(_ answers: Result<UserData, any Error>...) {
        self.answers = answers
    }

    func load() async throws -> UserData { try await nextAnswer(to: "load") }

    func save(_ userData: UserData) async throws -> UserData { try await nextAnswer(to: "save") }

    private func nextAnswer(to call: String) async throws -> UserData {
        await Task.yield()  // other jobs may run first, as during a request
        guard !answers.isEmpty else { throw UnexpectedCall(call) }
        return try answers.removeFirst().get()
    }
}
