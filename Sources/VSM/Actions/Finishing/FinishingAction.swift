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
/// container.observe(model.save(text), debounced: .seconds(0.5))
/// ```
///
/// While it is the latest action, it behaves like any other. When another action is observed, a waiting call is made
/// immediately. When the container is released, it is made next on the container's actor. A running action is not cancelled, and the states that it still returns
/// are dropped. It retains what it captured, but neither the container nor its state. Of several waiting calls in a
/// group, only the latest is made.
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
/// completes. The next action does not wait for it, so two saves may run at the same time. If their order matters, the
/// repository has to keep it.
public struct FinishingAction<State> {
    /// The states, and `nil` at their end.
    let states: ObservedAction<State?>

    private init(_ states: ObservedAction<State?>, shape: ActionShape) {
        self.states = ObservedAction(shape, start: states.start)
    }

    /// Creates an action that returned a state, for actions that are debounced or throttled.
    ///
    /// - Parameter state: The state.
    public init(_ state: State) {
        self.init(ObservedAction(Self.ended(StateSequence(synchronousStates: [{ state }], states: []))), shape: .state)
    }

    /// Creates an action that returned a sequence of states.
    ///
    /// - Parameter stateSequence: The states; see ``StateSequence``.
    public init(_ stateSequence: StateSequence<State>) {
        self.init(ObservedAction(Self.ended(stateSequence)), shape: .stateSequence)
    }

    /// Creates an asynchronous action that returns a state.
    ///
    /// - Parameter action: Returns the state.
    public init(_ action: @escaping () async -> State) {
        let states = StateSequence(synchronousStates: [], states: [action])
        self.init(ObservedAction(Self.ended(states)), shape: .asynchronousState)
    }

    /// Creates an action that returned an asynchronous sequence of states.
    ///
    /// - Parameter states: The states. The sequence must end.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public init<States: AsyncSequence>(_ states: States) where States.Element == State, States.Failure == Never {
        self.init(ObservedAction(EndedStates(states)), shape: .asynchronousSequence)
    }

    /// Creates an asynchronous action that returns an asynchronous sequence of states.
    ///
    /// - Parameter action: Returns the sequence of states, which must end.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public init<States: AsyncSequence>(_ action: @escaping () async -> States)
    where States.Element == State, States.Failure == Never {
        self.init(ObservedAction { EndedStates(await action()) }, shape: .asynchronousSequence)
    }

    #if canImport(Combine) || OpenCombine
    /// Creates an action that returned a publisher of states.
    ///
    /// - Parameter statePublisher: Emits the states. It must complete.
    public init(_ statePublisher: some Publisher<State, Never>) {
        let states = statePublisher.map(Optional.some).append(nil)
        self.init(ObservedAction(states, finishes: true), shape: .publisher)
    }
    #endif

    private static func ended(_ states: StateSequence<State>) -> StateSequence<State?> {
        states.wrapped.followed(by: StateSequence<State?>(synchronousStates: [{ nil }], states: []))
    }
}

/// The states of a sequence, and `nil` at their end.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct EndedStates<Base: AsyncSequence>: AsyncSequence, StreamValues where Base.Failure == Never {
    typealias Element = Base.Element?
    typealias Failure = Never

    let states: Base

    init(_ states: Base) {
        self.states = states
    }

    func makeAsyncIterator() -> Iterator { Iterator(base: states.makeAsyncIterator()) }

    var stream: (any SingleFollowerStream)? { (states as? any StreamValues)?.stream }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: Base.AsyncIterator
        private var hasEnded = false

        fileprivate init(base: Base.AsyncIterator) {
            self.base = base
        }

        mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
            guard !hasEnded else { return nil }
            if let state = await base.next(isolation: actor) { return .some(state) }
            hasEnded = true
            return .some(nil)
        }

        mutating func next() async -> Element? {
            await next(isolation: #isolation)
        }
    }
}
