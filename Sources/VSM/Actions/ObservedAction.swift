/// What an action returned, whatever its shape.
///
/// `observe` takes every shape as it is, so you rarely name this type. It is for code that passes actions on, such as a
/// type of your own that conforms to ``ActionObserving``, or a test.
public struct ObservedAction<State> {
    @usableFromInline let content: Content

    @usableFromInline
    enum Content {
        case state(State)
        case stateSequence(StateSequence<State>)
        case asynchronousState(() async -> State)
        case asynchronousSequence((Landing<State>) async -> Void)
        #if canImport(Combine) || OpenCombine
        case publisher((ActionSubscriber<State>) -> Void)
        #endif
    }

    /// The shape of the action.
    public var shape: ActionShape {
        switch content {
        case .state: .state
        case .stateSequence: .stateSequence
        case .asynchronousState: .asynchronousState
        case .asynchronousSequence: .asynchronousSequence
        #if canImport(Combine) || OpenCombine
        case .publisher: .publisher
        #endif
        }
    }

    /// An action that returned a state.
    @inlinable
    public init(_ state: State) {
        content = .state(state)
    }

    /// An action that returned a sequence of states, some of which may be there at once.
    @inlinable
    public init(_ stateSequence: StateSequence<State>) {
        content = .stateSequence(stateSequence)
    }

    /// An action that returns a state when it is done.
    @inlinable
    public init(_ action: @escaping () async -> State) {
        content = .asynchronousState(action)
    }

    /// An action that returned an asynchronous sequence of states.
    @inlinable
    public init<States: AsyncSequence>(_ states: States) where States.Element == State, States.Failure == Never {
        content = .asynchronousSequence { landing in
            await landing.land(states)
        }
    }

    /// An action that takes time to return an asynchronous sequence of states.
    @inlinable
    public init<States: AsyncSequence>(_ action: @escaping () async -> States)
    where States.Element == State, States.Failure == Never {
        content = .asynchronousSequence { landing in
            await landing.land(await action())
        }
    }

    #if canImport(Combine) || OpenCombine
    /// An action that returned a publisher of states.
    @inlinable
    public init(_ publisher: some Publisher<State, Never>) {
        content = .publisher { publisher.subscribe($0) }
    }
    #endif
}

/// The shapes in which actions return states.
public enum ActionShape: String, Sendable, CaseIterable {
    /// A state.
    case state
    /// A ``StateSequence``.
    case stateSequence
    /// An asynchronous closure that returns a state.
    case asynchronousState
    /// An asynchronous sequence of states, or a closure that returns one.
    case asynchronousSequence
    /// A publisher of states.
    case publisher
}
