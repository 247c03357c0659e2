import ProfileData
import VSM

@testable import PlainStructures

// snippet.mock
struct MockProfileRepository: ProfileProviding {
    let changes = CurrentValue<UserData?>(nil).values
    var loadImpl: () async throws -> UserData = { .ada }
    var saveImpl: (UserData) async throws -> UserData = { $0 }

    func load() async throws -> UserData { try await loadImpl() }
    func save(_ userData: UserData) async throws -> UserData { try await saveImpl(userData) }
}
// snippet.end
