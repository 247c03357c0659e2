/// Binds values of states to actions.
///
/// Take it in code that only makes bindings:
///
/// ```swift
/// func soundSwitch(_ settings: some StateBinding<SettingsViewState>) -> some View {
///     Toggle("Sound", isOn: settings.bind(\.isSoundOn, to: SettingsViewState.setSound))
/// }
/// ```
public protocol StateBinding<State>: ActionObserving where ActionState == State {
    /// The states that actions return.
    associatedtype State
}
