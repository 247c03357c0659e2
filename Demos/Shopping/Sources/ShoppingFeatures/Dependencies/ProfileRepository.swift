/// A shopper's profile, shared by all of their windows.
///
/// A change that has started completes even if the task that asked for it is cancelled.
public protocol ProfileRepository: Sendable {
    /// Returns the current user name, and the user name after each change in any window.
    ///
    /// The name of a new shopper is ``Username/initial``.
    func usernames() async throws -> Changes<Username>

    /// Changes the user name.
    func save(_ username: Username) async throws
}

/// Provides a profile repository.
public protocol ProfileRepositoryDependency {
    /// The repository of the shopper's profile.
    var profileRepository: any ProfileRepository { get }
}
