public import VSM

// What the switches of a view are bound to; the README shows the four ways.

extension SettingsViewState {
    /// Whether a setting is on; `false` until the settings are loaded.
    public subscript(_ setting: Setting) -> Bool {
        if case .loaded(let settings, _, _) = self { settings[setting] } else { false }
    }

    /// Turns a setting on or off; does nothing until the settings are loaded.
    public func set(_ setting: Setting, to isOn: Bool) -> AnyPublisher<SettingsViewState, Never> {
        switch self {
        case .loaded(_, _, let model): model.set(setting, isOn)
        case .initialized(let model): model.load()
        case .loading, .failed: Empty(completeImmediately: true).eraseToAnyPublisher()
        }
    }

    /// Turns the setting of the first convenience binding on or off.
    public func setConvenienceBinding1(to isOn: Bool) -> AnyPublisher<SettingsViewState, Never> {
        set(.convenienceBinding1, to: isOn)
    }
}
