import ProfileData
import VSMTesting

@testable import EncapsulatedProtocol

/// A repository whose answers may all come and may all fail, for tests that explore.
final class ChoosingUserProfileRepository: UserProfileProviding {
    /// What the service has.
    private(set) var stored = UserData.ada

    func load() async throws -> UserData {
        try await choose(.success(stored), .failure(Offline()))
    }

    func save(userData: UserData) async throws -> UserData {
        stored = try await choose(.success(userData), .failure(Offline()))
        return stored
    }
}

extension ChoosingUserProfileRepository: UserProfileProvidingDependency {
    var userProfileRepository: any UserProfileProviding { self }
}
