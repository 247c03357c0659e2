/// What an action returned that runs to its end, such as one that saves.
///
/// Other actions are cancelled when the next one is observed and when the container goes away, which it does with its view.
/// Until they are due, debounced and throttled ones are dropped. That is right for actions that load. An action that saves
/// returns this type instead, whatever the shape of its states:
///
/// ```swift
/// func save(_ text: String) -> FinishingAction<NoteViewState> {
///     FinishingAction(StateSequence({ .saving }, { await saved(text) }))
/// }
///
/// container.observe(model.save(text), debounced: .seconds(0.5))
/// ```
///
/// While it is the latest action, it is like any other. When another one is observed or the container goes away, a call that
/// waits is made at once, an action that runs is not cancelled, and the states that it still returns are dropped. It holds
/// what it captured, and neither the container nor its state. Of several calls in a group that wait, only the latest is made,
/// which is what debouncing means.
///
/// The type of the action says that it finishes, because a debounced action is not called before it is due. To let an action
/// finish that says nothing, write `observe(FinishingAction(model.save(text)))`.
///
/// A ``StateSequence`` may follow values when it has saved. What was to be finished is done then, and the rest ends like any other
/// action:
///
/// ```swift
/// func save(_ text: String) -> FinishingAction<NoteViewState> {
///     FinishingAction(
///         StateSequence({ .saving }).then {
///             try await repository.save(text)
///             return follow()
///         } catch: { error in
///             .failed(self)
///         }
///     )
/// }
/// ```
///
/// What does not follow must come to an end by itself: a sequence is iterated, and a subscription kept, until it completes. The
/// next action does not wait for it, so that two saves may run at the same time; a repository where their order matters keeps it.
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

    /// Creates an action that returns a state when it is done.
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

    /// Creates an action that takes time to return an asynchronous sequence of states.
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
private struct EndedStates<Base: AsyncSequence>: AsyncSequence where Base.Failure == Never {
    typealias Element = Base.Element?
    typealias Failure = Never

    let states: Base

    init(_ states: Base) {
        self.states = states
    }

    func makeAsyncIterator() -> Iterator { Iterator(base: states.makeAsyncIterator()) }

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
