public import VSM

// snippet.dependencies
/// Loads and saves the user's data, and publishes its changes.
public protocol UserDataProviding {
    // snippet.hide
    /// The current data, and the data after each change.
    var userDataPublisher: AnyPublisher<UserDataState, Never> { get }

    // snippet.show
    /// Loads the data.
    func load() -> AnyPublisher<UserData, any Error>

    /// Saves the data.
    func save(userData: UserData) -> AnyPublisher<UserData, any Error>
}

/// Provides the repository to models, by composed protocol dependency injection.
public protocol UserDataProvidingDependency {
    /// The repository.
    var userDataRepository: any UserDataProviding { get }
}
// snippet.end
