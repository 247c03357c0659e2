import ProfileData
import VSM
import VSMTesting

/// A repository whose requests can all succeed or fail, for explorations.
final class ChoosingUserDataRepository: UserDataProviding {
    /// The data of the service.
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
