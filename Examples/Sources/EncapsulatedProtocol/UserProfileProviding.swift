import ProfileData

/// Loads and saves the user's data, with `async` and `await`.
protocol UserProfileProviding {
    func load() async throws -> UserData
    func save(userData: UserData) async throws -> UserData
}

/// Provides the repository of the user's profile.
protocol UserProfileProvidingDependency {
    var userProfileRepository: any UserProfileProviding { get }
}
