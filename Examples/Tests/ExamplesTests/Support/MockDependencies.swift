import Foundation
import ProfileData
import Testing
import VSM

/// A repository that does what the test says, and nothing by itself.
struct MockUserDataRepository: UserDataProviding {
    var userDataPublisher: AnyPublisher<UserDataState, Never> = Empty().eraseToAnyPublisher()
    var loadImpl: () -> AnyPublisher<UserData, any Error> = { .failure(UnexpectedCall("load")) }
    var saveImpl: (UserData) -> AnyPublisher<UserData, any Error> = { _ in .failure(UnexpectedCall("save")) }

    func load() -> AnyPublisher<UserData, any Error> { loadImpl() }
    func save(userData: UserData) -> AnyPublisher<UserData, any Error> { saveImpl(userData) }
}

/// What the profile features need.
struct MockDependencies: UserDataProvidingDependency {
    var userDataRepository: any UserDataProviding
}

/// A call that the test did not write down: it fails the test.
struct UnexpectedCall: Error {
    init(_ name: String) {
        Issue.record("Nobody expected a call of \(name).")
    }
}

/// What goes wrong in the tests.
struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
}

extension UserData {
    static let ada = UserData(username: "Ada")
    static let grace = UserData(username: "Grace")
}

/// A state in which the test does not know how to go on.
struct UnexpectedState: Error {}
