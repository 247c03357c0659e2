/// Observes actions and moves through the states that they return.
///
/// Take it in code that only observes actions:
///
/// ```swift
/// func deleteButton(_ model: LoadedModel, in blog: some StateObserving<BlogViewState>) -> some View {
///     Button("Delete") { blog.observe(model.delete()) }
/// }
/// ```
///
/// The name comes from vsm-ios. It stands beside ``ActionObserving``, because `State` inside of a SwiftUI view is the
/// property wrapper.
public protocol StateObserving<State>: ActionObserving where ActionState == State {
    /// The states that actions return.
    associatedtype State
}

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
