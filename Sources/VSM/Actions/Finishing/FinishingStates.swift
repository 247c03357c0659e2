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
///
/// Once a sequence follows values, what was to be finished is done, and the action ends like any other.
private final class FinishingStates<State, Output>: StateSubscriber<State?>, ActionSubscription {
    private weak var storage: StateStorage<Output>?
    private let id: ActionID
    private let output: (State) -> Output
    /// The action's storage, which keeps this object.
    private unowned let source: StateStorage<State?>
    /// Whether the action may follow values: an asynchronous sequence of states is to finish.
    private let mayFollow: Bool
    /// Kept by what runs until it has ended, or follows.
    private var token: AnyObject?

    private let lock = Lock()
    // Used under the lock.
    private var isCancelled = false
    private var following: IsolatedTask?

    private init(
        _ writer: StateWriter<Output>,
        as output: @escaping (State) -> Output,
        from source: StateStorage<State?>,
        mayFollow: Bool
    ) {
        storage = writer.storage
        id = writer.id
        self.output = output
        self.source = source
        self.mayFollow = mayFollow
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
        let states = FinishingStates(writer, as: output, from: source, mayFollow: action.shape == .stateSequence)
        source.add(states, at: .didSet)
        // So that the container knows that its end makes further states late, and for what may follow.
        writer.run(states)
        action.start(StateWriter(source, id: 0))
    }

    override func receive(_ state: State?) {
        source.state = nil
        if let state {
            storage?.write(output(state), id: id)
            if let task = followingTask { follow(in: task) }
        } else {
            storage?.end(id: id)
            // A publisher's subscription holds the storage that holds it.
            source.running = .none
        }
    }

    var isFollowing: Bool { followingTask != nil }

    private var followingTask: IsolatedTask? {
        if mayFollow, case .following(let task) = source.running { task } else { nil }
    }

    /// Lets the task be cancelled from now on.
    private func follow(in task: IsolatedTask) {
        let (isFirst, isCancelled) = lock.withLock {
            defer { following = task }
            return (following == nil, self.isCancelled)
        }
        guard isFirst else { return }
        token = nil
        storage?.monitor?.finishedBeforeFollowing(id: id)
        if isCancelled { task.cancel() }
    }

    /// Cancels what follows, and nothing before: the action finishes.
    func cancel() {
        let following = lock.withLock {
            isCancelled = true
            return self.following
        }
        following?.cancel()
    }
}
