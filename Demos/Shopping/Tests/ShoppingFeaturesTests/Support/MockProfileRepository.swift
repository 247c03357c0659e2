import ShoppingFeatures

/// A profile repository whose answers a test defines; it is only used on the test's host.
struct MockProfileRepository: ProfileRepository, @unchecked Sendable {
    var usernamesAction: () async throws -> Changes<Username> = { throw UnexpectedCall("usernames") }
    var saveAction: (Username) async throws -> Void = { _ in throw UnexpectedCall("save") }

    func usernames() async throws -> Changes<Username> { try await usernamesAction() }
    func save(_ username: Username) async throws { try await saveAction(username) }
}
