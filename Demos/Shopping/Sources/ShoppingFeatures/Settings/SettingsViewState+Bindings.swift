public import VSM

// The switches of a view are bound to these members; the README shows the four ways.

extension SettingsViewState {
    /// Whether a setting is on; `false` until the settings are loaded.
    public subscript(_ setting: Setting) -> Bool {
        if case .loaded(let settings, _, _) = self { settings[setting] } else { false }
    }

    /// Turns a setting on or off; does nothing until the settings are loaded.
    public func set(_ setting: Setting, to isOn: Bool) -> FinishingAction<SettingsViewState> {
        switch self {
        case .loaded(_, _, let model): model.set(setting, to: isOn)
        case .initialized(let model): FinishingAction(model.load())
        case .loading, .failed: FinishingAction(StateSequence())
        }
    }

    /// Turns the setting of the first convenience binding on or off.
    public func setConvenienceBinding1(to isOn: Bool) -> FinishingAction<SettingsViewState> {
        set(.convenienceBinding1, to: isOn)
    }
}
