/// Holds the state that a view renders and changes it by observing actions.
///
/// A container has one state at any time, and only ``observe(_:file:line:)-(State,_,_)`` and its siblings change it. One
/// action is observed at a time: observing another one ends the previous one, and nothing that the previous action still
/// delivers reaches the view.
///
/// ```swift
/// let container = StateContainer<CounterViewState>(state: .counting(CounterModel(count: 0)))
/// if case .counting(let model) = container.state {
///     container.observe(model.increment())
/// }
/// ```
///
/// A container belongs to the actor on which it is created, its owner: the main actor in an app, a session on a server.
/// Actions start on the owner and states are written there. Neither states nor models nor closures have to be `Sendable`.
///
/// Using the container from anywhere else is a programming error. It traps, unless the owner is the main actor: what is observed
/// elsewhere is then observed on the main actor, later and in order, and a ``RuntimeIssue`` is reported.
///
/// Releasing the last reference to a container ends the action that it observes, on the thread that releases it. An action
/// that is to run to its end nevertheless, such as one that saves, is a ``FinishingAction``. A container does not retain its owner, so an actor may store its containers. A *running* asynchronous action does keep
/// its actor alive, as any task does.
///
/// Do not use a container for data that several features share. Such data belongs in a repository, whose changes an
/// action observes.
public final class StateContainer<State> {
    /// What the view may render now.
    ///
    /// Only `observe` changes it. Its projection `$state` publishes the current state and every later one, each before
    /// the container's state changes.
    @_StateProjection
    public var state: State

    /// The same as the wrapper's, which inlinable code cannot name.
    @usableFromInline let storage: StateStorage<State>

    /// Created on first use.
    @safe @exclusivity(unchecked)
    @usableFromInline var lazyParts: LazyContainerParts<State>?

    /// Creates a container with its first state.
    ///
    /// - Parameters:
    ///   - state: The state to render until an action returns another one.
    ///   - isolation: The actor that owns the container. By default the actor that runs the caller, or the main actor if
    ///     there is none. Swift does not know the actor in an actor's own initializer and in a plain synchronous
    ///     function: pass it there.
    @inlinable
    public convenience init(state: State, isolation: (any Actor)? = #isolation) {
        self.init(StateStorage(state, owner: Owner(isolation)))
        if ScopedObservers.wereEverUsed { attachScopedObservers() }
    }

    @usableFromInline
    init(_ storage: StateStorage<State>) {
        self.storage = storage
        _state = _StateProjection(storage)
    }

    deinit {
        // The rate limiter ends its timers when it is released itself: one of them may be using it on the owner just now.
        if !storage.running.isNone || storage.monitor != nil { storage.tearDown() }
    }

    /// Ends the running action and everything that waits, for good, although something else still holds the container.
    ///
    /// Actions that finish do so: those that wait are called now. Call it on the owner.
    package func tearDown() {
        // First, because observers hear of no call of a container that is gone.
        if let limiter = lazyParts?.rateLimiter { tearDown(limiter) }
        storage.tearDown()
    }
}
