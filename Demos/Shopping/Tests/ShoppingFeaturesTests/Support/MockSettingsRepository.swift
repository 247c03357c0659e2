import ShoppingFeatures

/// A settings repository whose answers a test defines; it is only used on the test's host.
struct MockSettingsRepository: SettingsRepository, @unchecked Sendable {
    var settingsAction: () async throws -> Changes<Settings> = { throw UnexpectedCall("settings") }
    var setAction: (Setting, Bool) async throws -> Void = { _, _ in throw UnexpectedCall("set") }

    func settings() async throws -> Changes<Settings> { try await settingsAction() }
    func set(_ setting: Setting, to isOn: Bool) async throws { try await setAction(setting, isOn) }
}
