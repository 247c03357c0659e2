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
