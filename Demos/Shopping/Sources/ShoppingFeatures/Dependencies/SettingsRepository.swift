/// A shopper's settings, shared by all of their windows.
///
/// A change that has started completes even if the task that asked for it is cancelled.
public protocol SettingsRepository: Sendable {
    /// Returns the current settings, and the settings after each change in any window.
    func settings() async throws -> Changes<Settings>

    /// Turns a setting on or off.
    func set(_ setting: Setting, to isOn: Bool) async throws
}

/// Provides a settings repository.
public protocol SettingsRepositoryDependency {
    /// The repository of the shopper's settings.
    var settingsRepository: any SettingsRepository { get }
}
