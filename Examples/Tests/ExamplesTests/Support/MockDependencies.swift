import Foundation
import ProfileData
import Testing
import VSM

/// A repository that gives its answers one after the other, and remembers what it was asked to save.
final class MockUserDataRepository: UserDataProviding {
    var userDataPublisher: AnyPublisher<UserDataState, Never> = Empty().eraseToAnyPublisher()
    private(set) var saved: [UserData] = []
    private var answers: [AnyPublisher<UserData, any Error>]

    init(_ answers: AnyPublisher<UserData, any Error>...) {
        self.answers = answers
    }

    func load() -> AnyPublisher<UserData, any Error> { nextAnswer(to: "load") }

    func save(userData: UserData) -> AnyPublisher<UserData, any Error> {
        saved.append(userData)
        return nextAnswer(to: "save")
    }

    private func nextAnswer(to call: String) -> AnyPublisher<UserData, any Error> {
        answers.isEmpty ? .failure(UnexpectedCall(call)) : answers.removeFirst()
    }
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
