import ProfileData
import VSM
import VSMTesting

/// A repository whose answers may all come and may all fail, for tests that explore.
final class ChoosingUserDataRepository: UserDataProviding {
    /// What the service has.
    var stored = UserData.ada

    var userDataPublisher: AnyPublisher<UserDataState, Never> { Empty().eraseToAnyPublisher() }

    func load() -> AnyPublisher<UserData, any Error> {
        choosePublisher(.success(stored), .failure(Offline()))
    }

    func save(userData: UserData) -> AnyPublisher<UserData, any Error> {
        choosePublisher(.success(userData), .failure(Offline()))
            .map { [self] userData in
                stored = userData
                return userData
            }
            .eraseToAnyPublisher()
    }
}
