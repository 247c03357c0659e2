public import Synchronization

/// Holds the state that a view renders and moves it on by observing actions.
///
/// A container has one state at any time, and only ``observe(_:file:line:)-(State,_,_)`` and its siblings change it. One
/// action is observed at a time: observing another one ends the one before, and nothing that the earlier action still
/// delivers reaches the view.
///
/// ```swift
/// let container = StateContainer<CounterViewState>(state: .counting(CounterModel(count: 0)))
/// if case .counting(let model) = container.state {
///     container.observe(model.increment())
/// }
/// ```
///
/// A container belongs to the actor on which it is made, its owner: the main actor in an app, a session on a server.
/// Actions start on the owner and states are written there. Using the container from anywhere else is a programming
/// mistake that traps. Neither states nor models nor closures have to be `Sendable`.
///
/// Releasing the last reference to a container ends the action that it observes, on the thread that releases it. An
/// owner is not retained by its container, so an actor may store its containers; a *running* asynchronous action does
/// keep its actor alive, as any task does.
///
/// Do not use a container for data that several features share: that belongs in a repository, whose changes an action
/// observes.
public final class StateContainer<State> {
    /// What the view may render now.
    ///
    /// Only `observe` changes it. Its projection `$state` publishes the current state and every later one, each before
    /// the container takes it on.
    @ObservedState
    public var state: State

    /// The same as the wrapper's, which inlinable code cannot name.
    @usableFromInline let storage: StateStorage<State>

    @exclusivity(unchecked)
    @usableFromInline var running = RunningAction<State>.none

    /// Ends the sequences that ``states`` gave out, when the container goes away.
    var streams: StreamSubscribers<State>?

    /// Actions that wait for their time; made when somebody first debounces or throttles.
    @usableFromInline var paced: PacedActions<State>?

    /// Creates a container with its first state.
    ///
    /// - Parameters:
    ///   - state: the state to render until an action says otherwise.
    ///   - isolation: the actor that owns the container. By default the one that runs the caller, and the main actor
    ///     where there is none. Swift does not know the actor in an actor's own initializer and in a plain synchronous
    ///     function: pass it there.
    @inlinable
    public convenience init(state: State, isolation: (any Actor)? = #isolation) {
        self.init(StateStorage(state, owner: Owner(isolation)))
        if ScopedObservers.wereEverUsed { watchInScope() }
    }

    @usableFromInline
    init(_ storage: StateStorage<State>) {
        self.storage = storage
        _state = ObservedState(storage)
    }

    deinit {
        if !running.isNone || paced != nil || storage.watch != nil { leave() }
    }

    /// Ends the running action because the container goes away, on any thread.
    @usableFromInline
    func leave() {
        storage.turn.wrappingAdd(1, ordering: .relaxed)
        paced?.cancelAll()
        running.cancel()
        storage.watch?.ended()
    }

    /// Ends the running action for good, also when something else still holds the container.
    package func end() {
        storage.turn.wrappingAdd(1, ordering: .relaxed)
        storage.watch?.ended()
        paced?.cancelAll()
        cancelRunning()
    }

    @usableFromInline
    func cancelRunning() {
        // What is cancelled may run code that observes the next action, so it is out of the way before.
        let previous = running
        running = .none
        previous.cancel()
    }

    /// Tells a closure of every state after the current one.
    ///
    /// - Parameters:
    ///   - moment: whether the closure is called before the container takes the state on, or after.
    ///   - action: is given the state.
    /// - Returns: a token; the subscription ends when it goes away.
    package func subscribe(
        _ moment: SubscriptionMoment = .afterChange,
        _ action: @escaping (State) -> Void
    ) -> StateSubscription {
        storage.owner.preconditionIsCurrent("subscribe")
        let subscriber = ClosureSubscriber(action)
        storage.add(subscriber, at: moment)
        return StateSubscription(subscriber)
    }
}

extension StateContainer {
    /// Ends the running action and gives the caller the turn.
    ///
    /// - Parameters:
    ///   - shape: the shape of the action that begins.
    ///   - call: where it is observed.
    ///   - wasPaced: whether it waited for its time; if not, those that still wait are dropped.
    /// - Returns: the new turn, or `nil` if ending the earlier action began yet another one, which then has precedence.
    @inlinable
    func beginAction(_ shape: ActionShape, from call: CallSite, wasPaced: Bool = false) -> Turn? {
        let storage = storage
        storage.owner.preconditionIsCurrent("observe")
        let turn = storage.turn.load(ordering: .relaxed) &+ 1
        storage.turn.store(turn, ordering: .relaxed)
        if let watch = storage.watch { watch.began(shape, from: call, turn: turn) }
        if !wasPaced, let paced { paced.dropWaiting(storage.watch) }
        // What was dropped may have begun another action as it went: that one is running then.
        guard storage.turn.load(ordering: .relaxed) == turn else { return nil }
        if !running.isNone { cancelRunning() }
        return storage.turn.load(ordering: .relaxed) == turn ? turn : nil
    }

    /// Remembers what to cancel when the next action begins, unless one has begun already.
    @inlinable
    func setRunning(_ action: RunningAction<State>, turn: Turn) {
        guard storage.turn.load(ordering: .relaxed) == turn else { return action.cancel() }
        running = action
    }

    /// Runs an action as a task on the owner; the task does not keep the container alive.
    @inlinable
    func start(_ work: some IsolatedOperation, turn: Turn) {
        setRunning(.task(storage.owner.startTask(work)), turn: turn)
    }
}
