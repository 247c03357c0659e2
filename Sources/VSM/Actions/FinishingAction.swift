/// The return value of an action that runs to its end, such as one that saves.
///
/// Other actions are cancelled when the next one is observed, and when the container is released with its view. Debounced
/// and throttled actions that still wait are dropped. That is right for actions that load. An action that saves returns
/// this type instead, whatever the shape of its states:
///
/// ```swift
/// func save(_ text: String) -> FinishingAction<NoteViewState> {
///     FinishingAction(StateSequence(.saving).then { await saved(text) })
/// }
///
/// container.observe(model.save(text), debounced: .seconds(0.5), identifier: "note")
/// ```
///
/// While it is the latest action, it behaves like any other. When another action is observed, a waiting call is made
/// immediately. When the container is released, it is made next on the container's actor. A running action is not
/// cancelled, and the states that it still returns are dropped. It retains what it captured, but neither the container nor
/// its state. Of several waiting calls in a group, only the latest is made.
///
/// The type says that the action finishes, because a debounced action has not been called yet when the container has to
/// decide. To finish an action of another type, write `observe(FinishingAction(model.save(text)))`.
///
/// A ``StateSequence`` may follow values after it has saved. From then on, the action ends like any other:
///
/// ```swift
/// func save(_ text: String) -> FinishingAction<NoteViewState> {
///     FinishingAction(
///         StateSequence(.saving).then {
///             try await repository.save(text)
///             return follow()
///         } catch: { error in
///             .failed(self)
///         }
///     )
/// }
/// ```
///
/// Everything else must end by itself: a sequence is iterated until it ends, and a subscription is kept until it
/// completes.
///
/// The finishing actions of a container run one after another, in the order in which they were observed, so the text that
/// was typed last is saved last. The states that are ready, such as `saving`, do not wait. An action that never ends
/// therefore holds up the later ones: let a request time out. Actions that do not depend on each other run at the same time
/// with ``concurrent()``. One that waits for another of the same container would never end, unless it is concurrent. A part
/// for show, such as a notice that goes after three seconds, is added with ``StateSequence/thenWhileLatest(_:)``.
public struct FinishingAction<State> {
    private let states: ObservedAction<State>
    private let wrapped: () -> ObservedAction<State?>
    private let shape: ActionShape
    private var isConcurrent = false

    private init(
        _ states: ObservedAction<State>,
        wrapped: @escaping () -> ObservedAction<State?>,
        shape: ActionShape? = nil
    ) {
        self.states = states
        self.wrapped = wrapped
        self.shape = shape ?? states.shape
    }

    private init(_ states: StateSequence<State>, shape: ActionShape) {
        self.init(ObservedAction(states), wrapped: { ObservedAction(states.map(Optional.some)) }, shape: shape)
    }

    /// The action for a container whose first state is `nil`.
    package var observedAsOptional: ObservedAction<State?> { wrapped().finishing(shape, isConcurrent: isConcurrent) }

    /// Returns the action without its turn: it begins at once, and later finishing actions do not wait for it.
    ///
    /// ```swift
    /// $state.observe(model.upload(photo).concurrent())
    /// ```
    public func concurrent() -> FinishingAction {
        var action = self
        action.isConcurrent = true
        return action
    }

    /// Creates an action that returned a state, for actions that are debounced or throttled.
    ///
    /// - Parameter state: The state.
    @_disfavoredOverload  // Otherwise, a closure would be the state itself.
    public init(_ state: State) { self.init(StateSequence(.ready { state }), shape: .state) }

    /// Creates an action that returned a sequence of states.
    ///
    /// - Parameter stateSequence: The states; see ``StateSequence``.
    public init(_ stateSequence: StateSequence<State>) { self.init(stateSequence, shape: .stateSequence) }

    /// Creates an asynchronous action that returns a state.
    ///
    /// - Parameter action: Returns the state.
    public init(_ action: @escaping () async -> State) {
        self.init(StateSequence(.later(action)), shape: .asynchronousState)
    }

    /// Creates an action that returned an asynchronous sequence of states.
    ///
    /// - Parameter states: The states. The sequence must end.
    @available(Systems 2024, *)
    public init<States: AsyncSequence>(_ states: States) where States.Element == State, States.Failure == Never {
        self.init(ObservedAction(states), wrapped: { ObservedAction(states.map { .some($0) }) })
    }

    /// Creates an asynchronous action that returns an asynchronous sequence of states.
    ///
    /// - Parameter action: Returns the sequence of states, which must end.
    @available(Systems 2024, *)
    public init<States: AsyncSequence>(_ action: @escaping () async -> States)
    where States.Element == State, States.Failure == Never {
        self.init(ObservedAction(action), wrapped: { ObservedAction { await action().map { .some($0) } } })
    }

    #if canImport(Combine) || OpenCombine
    /// Creates an action that returned a publisher of states.
    ///
    /// - Parameter statePublisher: Emits the states. It must complete.
    public init(_ statePublisher: some Publisher<State, Never>) {
        self.init(ObservedAction(statePublisher), wrapped: { ObservedAction(statePublisher.map(Optional.some)) })
    }
    #endif
}

extension FinishingAction: ActionResult {
    /// The action runs to its end.
    public static var _finishes: Bool { true }

    /// The action for a container.
    public var _observed: ObservedAction<State> { states.finishing(shape, isConcurrent: isConcurrent) }
}

extension ObservedAction {
    /// Creates an action that runs to its end.
    public init(_ action: FinishingAction<State>) { self = action._observed }
}
