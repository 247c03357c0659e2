import ShoppingFeatures

/// A settings repository that a test writes down; it is used on the test's host only.
struct MockSettingsRepository: SettingsRepository, @unchecked Sendable {
    var settingsAction: () async throws -> Changes<Settings> = { throw UnexpectedCall("settings") }
    var setAction: (Setting, Bool) async throws -> Void = { _, _ in throw UnexpectedCall("set") }

    func settings() async throws -> Changes<Settings> { try await settingsAction() }
    func set(_ setting: Setting, to isOn: Bool) async throws { try await setAction(setting, isOn) }
}
