import ProfileData

@testable import EncapsulatedProtocol

/// A repository that does what the test says, and nothing by itself.
struct MockUserProfileRepository: UserProfileProviding {
    var loadImpl: () async throws -> UserData = { throw UnexpectedCall("load") }
    var saveImpl: (UserData) async throws -> UserData = { _ in throw UnexpectedCall("save") }

    func load() async throws -> UserData { try await loadImpl() }
    func save(userData: UserData) async throws -> UserData { try await saveImpl(userData) }
}

extension MockUserProfileRepository: UserProfileProvidingDependency {
    var userProfileRepository: any UserProfileProviding { self }
}
