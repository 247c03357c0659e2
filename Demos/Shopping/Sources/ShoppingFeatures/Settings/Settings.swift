/// A setting, named after the way in which a view binds its switch.
nonisolated public enum Setting: String, Hashable, Sendable, CaseIterable {
    /// A switch that is bound to a method of the state.
    case convenienceBinding1 = "Convenience Binding 1"
    /// A switch that is bound to a closure.
    case convenienceBinding2 = "Convenience Binding 2"
    /// A switch whose binding the view creates.
    case customBinding = "Custom Binding"
    /// A switch whose binding the state container creates.
    case stateBinding = "State Binding"

    /// The title of the switch.
    public var title: String { rawValue }
}

/// The settings that a shopper has turned on.
nonisolated public struct Settings: Hashable, Sendable {
    private var settingsThatAreOn: Set<Setting>

    /// Creates settings.
    ///
    /// - Parameter settingsThatAreOn: the settings that are on.
    public init(on settingsThatAreOn: Set<Setting> = []) {
        self.settingsThatAreOn = settingsThatAreOn
    }

    /// Whether a setting is on.
    public subscript(_ setting: Setting) -> Bool {
        get { settingsThatAreOn.contains(setting) }
        set { if newValue { settingsThatAreOn.insert(setting) } else { settingsThatAreOn.remove(setting) } }
    }
}
