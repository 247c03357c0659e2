import Foundation
import ProfileData
import Testing
import VSM

/// A repository that returns given answers one after the other, and records the data that it saves.
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

/// The dependencies of the profile features.
struct MockDependencies: UserDataProvidingDependency {
    var userDataRepository: any UserDataProviding
}

/// An error for a call that the test does not expect.
struct UnexpectedCall: Error {
    init(_ name: String) {
        Issue.record("The test did not expect a call of \(name).")
    }
}

/// The error of the tests.
struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
}

extension UserData {
    static let ada = UserData(username: "Ada")
    static let grace = UserData(username: "Grace")
}
