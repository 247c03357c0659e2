public import ShoppingFeatures
public import VSM

/// A profile repository that is slow and sometimes fails.
public struct UnreliableProfileRepository: ProfileRepository {
    private let base: any ProfileRepository
    private let disturbance: Disturbance

    /// Adds delays and failures to another repository.
    public init(_ base: any ProfileRepository, _ disturbance: Disturbance) {
        self.base = base
        self.disturbance = disturbance
    }

    /// The user name, unless the request fails.
    public var usernamePublisher: AnyPublisher<Username, any Error> {
        disturbance.observation(base.usernamePublisher)
    }

    /// Changes the user name, unless the request fails.
    public func save(_ username: Username) -> AnyPublisher<Void, any Error> {
        disturbance.change(base.save(username))
    }
}
