import ShoppingFeatures

/// A profile repository that is slow and sometimes fails.
struct UnreliableProfileRepository: ProfileRepository {
    let base: any ProfileRepository
    let disturbance: Disturbance

    func usernames() async throws -> Changes<Username> {
        try await disturbance.pass()
        return try await base.usernames()
    }

    func save(_ username: Username) async throws {
        try await disturbance.change { try await base.save(username) }
    }
}
