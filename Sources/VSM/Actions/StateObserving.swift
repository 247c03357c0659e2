/// Observes actions and moves from state to state by them.
///
/// This is the name from vsm-ios. Take `some StateObserving<MyViewState>` where code observes actions and needs nothing
/// else of a container.
public protocol StateObserving<State>: ActionObserving where ActionState == State {
    /// The states that actions return.
    associatedtype State
}
