import ShoppingFeatures
import VSM
import VSMTesting

/// A profile repository that a test writes down; it is used on the test's host only.
struct MockProfileRepository: ProfileRepository, @unchecked Sendable {
    var usernamePublisherAction: () -> AnyPublisher<Username, any Error> = {
        choosePublisher(.failure(UnexpectedCall("usernamePublisher")))
    }
    var saveAction: (Username) -> AnyPublisher<Void, any Error> = { _ in
        choosePublisher(.failure(UnexpectedCall("save")))
    }

    var usernamePublisher: AnyPublisher<Username, any Error> { usernamePublisherAction() }

    func save(_ username: Username) -> AnyPublisher<Void, any Error> {
        saveAction(username)
    }
}
