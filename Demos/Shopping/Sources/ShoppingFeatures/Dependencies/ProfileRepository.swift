public import VSM

/// A shopper's profile, shared by all of their windows.
///
/// A request starts when the returned publisher gets a subscriber. A change that has started is made, even if the
/// subscriber leaves.
public protocol ProfileRepository: Sendable {
    /// The current user name, and the user name after each change in any window.
    ///
    /// A new shopper is called ``Username/initial``.
    var usernamePublisher: AnyPublisher<Username, any Error> { get }

    /// Changes the user name.
    func save(_ username: Username) -> AnyPublisher<Void, any Error>
}

/// Provides a profile repository.
public protocol ProfileRepositoryDependency {
    /// The repository of the shopper's profile.
    var profileRepository: any ProfileRepository { get }
}
