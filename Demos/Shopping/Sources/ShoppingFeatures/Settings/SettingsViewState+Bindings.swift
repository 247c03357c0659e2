// The switches of a view are bound to these members.

extension SettingsViewState {
    /// Whether a setting is on; `false` until the settings are loaded.
    public subscript(_ setting: Setting) -> Bool {
        if case .loaded(let settings, _, _) = self { settings[setting] } else { false }
    }

    /// The model that turns settings on and off; `nil` until the settings are loaded.
    public var editor: SettingsModel? {
        if case .loaded(_, _, let model) = self { model } else { nil }
    }
}
