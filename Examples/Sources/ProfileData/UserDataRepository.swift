public import VSM

/// A repository that uses a service, and publishes the user's data to every feature that shows it.
public struct UserDataRepository: UserDataProviding {
    private let userDataSubject = CurrentValueSubject<UserDataState, Never>(.loading)
    private let fetch: () -> AnyPublisher<UserData, any Error>
    private let store: (UserData) -> AnyPublisher<UserData, any Error>

    /// Creates the repository, of which an app needs one.
    ///
    /// - Parameters:
    ///   - fetch: Requests the data from the service.
    ///   - store: Sends new data to the service, and returns the service's version of it.
    public init(
        fetch: @escaping () -> AnyPublisher<UserData, any Error>,
        store: @escaping (UserData) -> AnyPublisher<UserData, any Error>
    ) {
        self.fetch = fetch
        self.store = store
    }

    /// The current data, and the data after each change.
    public var userDataPublisher: AnyPublisher<UserDataState, Never> {
        userDataSubject.eraseToAnyPublisher()
    }

    /// Loads the data.
    public func load() -> AnyPublisher<UserData, any Error> {
        publish(fetch())
    }

    /// Saves the data.
    public func save(userData: UserData) -> AnyPublisher<UserData, any Error> {
        publish(store(userData))
    }

    private func publish(_ answer: AnyPublisher<UserData, any Error>) -> AnyPublisher<UserData, any Error> {
        answer
            .map { userData in
                userDataSubject.value = .loaded(userData)
                return userData
            }
            .eraseToAnyPublisher()
    }
}
