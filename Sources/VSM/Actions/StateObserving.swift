/// Observes actions and moves through the states that they return.
///
/// Take `some StateObserving<MyViewState>` in code that only observes actions. The name comes from vsm-ios. It stands beside
/// ``ActionObserving``, because `State` inside of a SwiftUI view is the property wrapper.
public protocol StateObserving<State>: ActionObserving where ActionState == State {
    /// The states that actions return.
    associatedtype State
}

/// Binds values of states to actions.
///
/// The name comes from vsm-ios.
public protocol StateBinding<State>: ActionObserving where ActionState == State {
    /// The states that actions return.
    associatedtype State
}
