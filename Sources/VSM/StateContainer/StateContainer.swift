/// Holds the state that a view renders and changes it by observing actions.
///
/// A container has one state at any time, and only ``observe(_:file:line:)-(State,_,_)`` and its siblings change it. It
/// observes one action at a time: observing another action ends the previous one, and states that the previous one
/// still returns do not reach the view.
///
/// ```swift
/// let container = StateContainer<CounterViewState>(state: .counting(CounterModel(count: 0)))
/// if case .counting(let model) = container.state {
///     container.observe(model.increment())
/// }
/// ```
///
/// A container belongs to the actor on which it is created, its *owner*: the main actor in an app, a session on a
/// server. Actions start on the owner and states are written there. Neither states nor models nor closures have to be
/// `Sendable`.
///
/// Using the container outside of its owner is a programming error, which traps. If the owner is the main actor, the
/// call takes effect later on the main actor, in order, and a ``RuntimeIssue`` is reported instead.
///
/// Releasing the last reference to a container ends the running action, on the thread that releases it. Use a
/// ``FinishingAction`` for an action that has to run to its end, such as one that saves. A container does not retain
/// its owner, so an actor may store its containers. A *running* asynchronous action keeps its actor alive, as any task
/// does.
///
/// Do not use a container for data that several features share. Such data belongs in a repository, whose changes an
/// action follows.
public final class StateContainer<State> {
    /// The state that the view renders now.
    ///
    /// Only `observe` changes the state. Its projection, `$state`, publishes the current state and every later one,
    /// each before the container's state changes.
    @_StateProjection
    public var state: State

    /// The wrapper's storage, which inlinable code cannot access by name.
    @usableFromInline let storage: StateStorage<State>

    /// Created on first use.
    @safe @exclusivity(unchecked)
    @usableFromInline var lazyParts: LazyContainerParts<State>?

    /// Creates a container with its first state.
    ///
    /// - Parameters:
    ///   - state: The state to render until an action returns another one.
    ///   - isolation: The actor that owns the container; by default, the actor of the caller, or the main actor if
    ///     there is none. Pass the actor in an actor's own initializer and in a nonisolated synchronous function, where
    ///     Swift does not know it.
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
        // The rate limiter ends its timers when it is released, because one of them may be using it on the owner now.
        if storage.hasRunning || storage.monitor != nil { storage.tearDown() }
    }

    /// Ends the running action and all waiting calls permanently, even though the container is still retained.
    ///
    /// Waiting finishing actions are called now. Actions that are observed later have no effect, except that finishing ones
    /// run without changing the state. Call this on the owner.
    @_spi(Host) public func tearDown() {
        // The calls are ended first, because observers receive no events about calls of a released container.
        if let limiter = lazyParts?.rateLimiter { tearDown(limiter) }
        storage.tearDown(isRetained: true)
    }
}
