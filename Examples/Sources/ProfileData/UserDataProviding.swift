public import VSM

/// Loads and saves the user's data, and publishes its changes.
public protocol UserDataProviding {
    /// The current data, and the data after each change.
    var userDataPublisher: AnyPublisher<UserDataState, Never> { get }

    /// Loads the data.
    func load() -> AnyPublisher<UserData, any Error>

    /// Saves the data.
    func save(userData: UserData) -> AnyPublisher<UserData, any Error>
}

/// Provides the repository of the user's data.
///
/// Composed protocol dependency injection: a model names the protocols that it needs, joined by `&`, and the app has one
/// type that conforms to all of them.
public protocol UserDataProvidingDependency {
    /// The repository.
    var userDataRepository: any UserDataProviding { get }
}
