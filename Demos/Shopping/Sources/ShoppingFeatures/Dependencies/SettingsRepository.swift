public import VSM

/// A shopper's settings, shared by all of their windows.
///
/// A request starts when the returned publisher gets a subscriber. A change that has started is made, even if the
/// subscriber leaves.
public protocol SettingsRepository: Sendable {
    /// The current settings, and the settings after each change in any window.
    var settingsPublisher: AnyPublisher<Settings, any Error> { get }

    /// Turns a setting on or off.
    func set(_ setting: Setting, to isOn: Bool) -> AnyPublisher<Void, any Error>
}

/// Provides a settings repository.
public protocol SettingsRepositoryDependency {
    /// The repository of the shopper's settings.
    var settingsRepository: any SettingsRepository { get }
}
