import ShoppingFeatures
import VSM
import VSMTesting

/// A settings repository that a test writes down; it is used on the test's host only.
struct MockSettingsRepository: SettingsRepository, @unchecked Sendable {
    var settingsPublisherAction: () -> AnyPublisher<Settings, any Error> = {
        choosePublisher(.failure(UnexpectedCall("settingsPublisher")))
    }
    var setAction: (Setting, Bool) -> AnyPublisher<Void, any Error> = { _, _ in
        choosePublisher(.failure(UnexpectedCall("set")))
    }

    var settingsPublisher: AnyPublisher<Settings, any Error> { settingsPublisherAction() }

    func set(_ setting: Setting, to isOn: Bool) -> AnyPublisher<Void, any Error> {
        setAction(setting, isOn)
    }
}
