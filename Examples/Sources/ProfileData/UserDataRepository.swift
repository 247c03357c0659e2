public import VSM

/// A repository that asks a service and keeps all who show the user's data in step.
public struct UserDataRepository: UserDataProviding {
    private let userDataSubject = CurrentValueSubject<UserDataState, Never>(.loading)
    private let fetch: () -> AnyPublisher<UserData, any Error>
    private let store: (UserData) -> AnyPublisher<UserData, any Error>

    /// Makes a repository of which the app needs one.
    ///
    /// - Parameters:
    ///   - fetch: asks the service for the data.
    ///   - store: gives new data to the service, and answers with what the service made of it.
    public init(
        fetch: @escaping () -> AnyPublisher<UserData, any Error>,
        store: @escaping (UserData) -> AnyPublisher<UserData, any Error>
    ) {
        self.fetch = fetch
        self.store = store
    }

    /// The data as it is now, and after every change.
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
