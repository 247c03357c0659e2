public import ShoppingFeatures
public import VSM

/// A settings repository that is slow and sometimes fails.
public struct UnreliableSettingsRepository: SettingsRepository {
    private let base: any SettingsRepository
    private let disturbance: Disturbance

    /// Adds delays and failures to another repository.
    public init(_ base: any SettingsRepository, _ disturbance: Disturbance) {
        self.base = base
        self.disturbance = disturbance
    }

    /// The settings, unless the request fails.
    public var settingsPublisher: AnyPublisher<Settings, any Error> {
        disturbance.observation(base.settingsPublisher)
    }

    /// Turns a setting on or off, unless the request fails.
    public func set(_ setting: Setting, to isOn: Bool) -> AnyPublisher<Void, any Error> {
        disturbance.change(base.set(setting, to: isOn))
    }
}
