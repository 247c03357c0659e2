/// Holds the state that a view renders and changes it by observing actions.
///
/// ```swift
/// let container = StateContainer<BlogViewState>(state: .initialized(LoaderModel()))
/// if case .initialized(let model) = container.state {
///     container.observe(model.load())  // The state is `.loading` now, and `.loaded` later.
/// }
/// ```
///
/// A container,
///
/// - when **created**, has its first state. It belongs to the actor on which it is created, its *owner*: the main actor in an
///   app, a session on a server.
/// - when it **observes** an action, moves through the states that the action returns, on its owner: those that are ready
///   before `observe` returns, the others as they arrive. Only `observe` changes the state.
/// - **supersedes** the action when the next one is observed. Calls that wait for their time are dropped, and so are states
///   that the action still returns.
/// - **cancels** the task or the subscription of an action that ends. An asynchronous closure that has not begun by then
///   begins all the same, and finds itself cancelled. A ``FinishingAction`` runs to its end.
/// - tells every **subscriber** every state, in order: `$state` before the change, ``didSetPublisher`` and `states` after it.
/// - when **released**, ends the running action, on the thread that releases the last reference, and its `states`. It does
///   not retain its owner, so an actor may store its containers; a *running* asynchronous action keeps its actor alive, as
///   any task does.
///
/// Neither states nor models nor closures have to be `Sendable`. Using a container outside of its owner is a programming
/// error, which traps. If the owner is the main actor, the call takes effect later on the main actor, in order, and a
/// ``RuntimeIssue`` is reported instead.
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

    /// Created on first use, and used on the owner only.
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
        if storage.running != nil || storage.monitor != nil { storage.tearDown() }
    }

    /// Ends the running action and all waiting calls permanently, even though the container is still retained.
    ///
    /// Waiting finishing actions are called now. Actions that are observed later have no effect, except that finishing ones
    /// run without changing the state. Call this on the owner.
    @_spi(Host) public func tearDown() {
        // The calls are ended first, because observers receive no events about calls of a released container.
        if let limiter = lazyParts?.rateLimiter { tearDown(limiter) }
        lazyParts?.keptValues = nil
        parts.isTornDown = true
        storage.tearDown()
    }
}
