import ProfileData
import VSM

@testable import PlainStructures

// snippet.mock
struct MockProfileRepository: ProfileProviding {
    let changes = CurrentValue<UserData?>(nil).values
    var answer: (UserData) async throws -> UserData = { $0 }

    func load() async throws -> UserData { try await answer(.ada) }
    func save(_ userData: UserData) async throws -> UserData { try await answer(userData) }
}
// snippet.end
