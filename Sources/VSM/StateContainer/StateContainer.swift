/// Holds the state that a view renders and moves it on by observing actions.
///
/// A container has one state at any time, and only ``observe(_:)-(State)`` and its siblings change it. One action is
/// observed at a time: observing another one ends the one before, and nothing that the earlier action still delivers
/// reaches the view.
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
/// Releasing the last reference to a container ends the action that it observes. An owner is not retained by its
/// container, so an actor may store its containers; a *running* asynchronous action does keep its actor alive, as any
/// task does.
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

    /// Counts the actions; the action with the latest number may write.
    private var turn: UInt64 = 0
    private var running = RunningAction.none

    /// Creates a container with its first state.
    ///
    /// - Parameters:
    ///   - state: the state to render until an action says otherwise.
    ///   - isolation: the actor that owns the container. By default the one that runs the caller, and the main actor
    ///     where there is none. Swift does not know the actor in an actor's own initializer and in a plain synchronous
    ///     function: pass it there.
    public init(state: State, isolation: (any Actor)? = #isolation) {
        _state = ObservedState(StateStorage(state, owner: Owner(isolation ?? MainActor.shared)))
    }

    /// Ends the sequences that ``states`` gave out, when the container goes away.
    var streams: StreamSubscribers<State>?

    deinit {
        running.cancel()
    }

    var storage: StateStorage<State> { _state.storage }

    /// Ends the running action for good, also when something else still holds the container.
    package func end() {
        turn &+= 1
        let previous = running
        running = .none
        previous.cancel()
    }

    /// Tells a closure of every state after the current one, once it is the container's state.
    ///
    /// - Returns: a token; the subscription ends when it goes away.
    package func subscribe(_ action: @escaping (State) -> Void) -> StateSubscription {
        storage.owner.preconditionIsCurrent("subscribe")
        let token = StateSubscription()
        _ = storage.add(ClosureSubscriber(.afterChange, token: token, action: action))
        return token
    }
}

/// One action's right to write states, which lapses when the next action begins.
typealias Turn = UInt64

extension StateContainer {
    /// Ends the running action and gives the caller the turn.
    ///
    /// - Returns: the new turn, or `nil` if ending the earlier action began yet another one, which then has precedence.
    func beginAction() -> Turn? {
        storage.owner.preconditionIsCurrent("observe")
        let own = turn &+ 1
        end()
        return own == turn ? own : nil
    }

    /// Remembers what to cancel when the next action begins, unless one has begun already.
    func setRunning(_ action: RunningAction, turn: Turn) {
        guard turn == self.turn else { return action.cancel() }
        running = action
    }

    /// Writes a state on behalf of an action.
    ///
    /// - Returns: whether the action still has its turn; if not, nothing was written.
    @discardableResult
    func land(_ state: State, turn: Turn) -> Bool {
        guard turn == self.turn else { return false }
        storage.write(state)
        return turn == self.turn
    }
}
