/// Observes actions and moves through the states that they return.
///
/// The name comes from vsm-ios. Take `some StateObserving<MyViewState>` in code that only observes actions.
public protocol StateObserving<State>: ActionObserving where ActionState == State {
    /// The states that actions return.
    associatedtype State
}
