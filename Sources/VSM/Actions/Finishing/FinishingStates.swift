extension ObservedAction {
    /// Creates an action that runs to its end.
    public init(_ action: FinishingAction<State>) {
        self = action.observed { $0 }
    }
}

extension FinishingAction {
    /// The action, for a container with states of another type.
    ///
    /// - Parameter output: Makes such a state from one of the action.
    package func observed<Output>(as output: @escaping (State) -> Output) -> ObservedAction<Output> {
        ObservedAction<Output>(states.shape, finishes: true) { writer in
            FinishingStates.begin(states, as: output, for: writer)
        }
    }
}

/// Passes the states of an action that finishes on to the container that observes it.
///
/// The action has a storage of its own, in which it is always the latest, so that it runs as any other action does and
/// nothing ends it. The container's storage decides about each state whether it is late. It is held weakly: the action keeps
/// nothing of a container that is gone.
private final class FinishingStates<State, Output>: StateSubscriber<State?>, ActionSubscription {
    private weak var storage: StateStorage<Output>?
    private let id: ActionID
    private let output: (State) -> Output
    /// The action's storage, which keeps this object.
    private unowned let source: StateStorage<State?>
    /// Kept by what runs until it has ended.
    private let token: AnyObject?

    private init(
        _ writer: StateWriter<Output>,
        as output: @escaping (State) -> Output,
        from source: StateStorage<State?>
    ) {
        storage = writer.storage
        id = writer.id
        self.output = output
        self.source = source
        token = source.owner.finishingToken
    }

    /// Begins an action.
    ///
    /// - Parameters:
    ///   - action: The action, whose states end with `nil`.
    ///   - output: Makes the container's states.
    ///   - writer: Writes them.
    static func begin(
        _ action: ObservedAction<State?>,
        as output: @escaping (State) -> Output,
        for writer: StateWriter<Output>
    ) {
        let source = StateStorage<State?>(nil, owner: writer.storage.owner)
        let states = FinishingStates(writer, as: output, from: source)
        source.add(states, at: .didSet)
        // Not to be cancelled, but so that the container knows that its end makes further states late.
        writer.run(states)
        action.start(StateWriter(source, id: 0))
    }

    override func receive(_ state: State?) {
        source.state = nil
        if let state {
            storage?.write(output(state), id: id)
        } else {
            storage?.end(id: id)
            // A publisher's subscription holds the storage that holds it.
            source.running = .none
        }
    }

    var isFollowing: Bool { false }

    /// Does nothing: the action finishes.
    func cancel() {}
}
