/// A type whose actions a container observes: a ``StateContainer``, the projections of the property wrappers, and a view that
/// conforms to ``ViewStateRendering``.
///
/// The container gives a type every form of `observe` and `bind`:
///
/// ```swift
/// final class CounterStore: ActionObserving {
///     let container: StateContainer<CounterViewState>
///     …
/// }
///
/// store.observe(model.increment())
/// ```
///
/// A debounced or throttled action is called and observed when its time is over. The running action continues until
/// then. A waiting call is dropped when an action is observed that is neither debounced nor throttled, and when the
/// container is released. A waiting ``FinishingAction`` is called then, instead of being dropped. Calls from the same place
/// form a group, in which the latest call replaces a waiting one. Pass an identifier to group calls differently, above all
/// in a function that is called for several things, such as the fields of a form. While a call of a group waits, the clock
/// of the group's first call measures the time.
///
/// Every form also takes the file and the line of the call, which have defaults. They group calls and tell observers
/// where an action comes from.
public protocol ActionObserving<ActionState> {
    /// The states that actions return.
    associatedtype ActionState

    /// The container, which observes the actions.
    var container: StateContainer<ActionState> { get }
}
