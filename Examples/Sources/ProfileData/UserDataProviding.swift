public import VSM

/// Loads and saves the user's data, and tells everybody of changes.
public protocol UserDataProviding {
    /// The data as it is now, and after every change.
    var userDataPublisher: AnyPublisher<UserDataState, Never> { get }

    /// Loads the data.
    func load() -> AnyPublisher<UserData, any Error>

    /// Saves the data.
    func save(userData: UserData) -> AnyPublisher<UserData, any Error>
}

/// Has the repository of the user's data.
///
/// Composed protocol dependency injection: a model names the protocols that it needs, joined by `&`, and the app has one
/// type that conforms to them all.
public protocol UserDataProvidingDependency {
    /// The repository.
    var userDataRepository: any UserDataProviding { get }
}
