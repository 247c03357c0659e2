import ShoppingFeatures

/// A settings repository that is slow and sometimes fails.
struct UnreliableSettingsRepository: SettingsRepository {
    let base: any SettingsRepository
    let disturbance: Disturbance

    func settings() async throws -> Changes<Settings> {
        try await disturbance.pass()
        return try await base.settings()
    }

    func set(_ setting: Setting, to isOn: Bool) async throws {
        try await disturbance.change { try await base.set(setting, to: isOn) }
    }
}
