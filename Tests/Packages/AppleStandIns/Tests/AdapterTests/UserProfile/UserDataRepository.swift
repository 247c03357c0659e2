import VSM

struct UserData {
    var username: String
}

enum UserDataState {
    case loading
    case loaded(UserData)
}

struct SavingError: Error {}

protocol UserDataProviding {
    var userDataPublisher: AnyPublisher<UserDataState, Never> { get }
    func save(userData: UserData) -> AnyPublisher<UserData, Error>
}

protocol UserDataProvidingDependency {
    var userDataRepository: UserDataProviding { get }
}

/// Keeps the user's data in memory; a name that is empty cannot be saved.
struct UserDataRepository: UserDataProviding {
    private let userDataSubject = CurrentValueSubject<UserDataState, Never>(.loading)

    var userDataPublisher: AnyPublisher<UserDataState, Never> { userDataSubject.eraseToAnyPublisher() }

    func load(_ userData: UserData) {
        userDataSubject.value = .loaded(userData)
    }

    func save(userData: UserData) -> AnyPublisher<UserData, Error> {
        guard !userData.username.isEmpty else { return Fail(error: SavingError()).eraseToAnyPublisher() }
        userDataSubject.value = .loaded(userData)
        return Just(userData).setFailureType(to: Error.self).eraseToAnyPublisher()
    }
}

struct AppDependencies: UserDataProvidingDependency {
    let repository = UserDataRepository()

    var userDataRepository: UserDataProviding { repository }
}
