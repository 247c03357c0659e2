extension ObservedAction {
    /// Creates an action that runs to its end.
    public init(_ action: FinishingAction<State>) {
        self = action.observed { $0 }
    }
}

extension FinishingAction {
    /// Returns the action for a container with states of another type.
    ///
    /// - Parameter output: Converts a state of the action.
    package func observed<Output>(as output: @escaping (State) -> Output) -> ObservedAction<Output> {
        ObservedAction<Output>(states.shape, finishes: true) { writer in
            FinishingStates.begin(self, as: output, for: writer)
        }
    }
}

/// Forwards the states of a finishing action to the container that observes it.
///
/// The action has a separate storage, in which it is always the latest, so nothing ends it. The container's storage
/// decides whether a state arrives too late. The action holds it weakly and retains nothing of a released
/// container.
///
/// Once a sequence follows values, the action ends like any other.
private final class FinishingStates<State, Output>: StateSubscriber<State?>, ActionSubscription {
    private weak var storage: StateStorage<Output>?
    private let id: ActionID
    /// The number of the action in its own storage.
    private static var sourceID: ActionID { 0 }
    private let output: (State) -> Output
    /// The action's storage, which keeps this object.
    ///
    /// The container may keep this object longer.
    private weak var source: StateStorage<State?>?
    /// Whether the action has returned everything.
    private var hasEnded = false
    /// Whether the action may follow values, as only a ``StateSequence`` does.
    private let mayFollow: Bool
    /// Held until the action has ended or follows values.
    private var token: AnyObject?
    /// Ends when the action has ended or follows values.
    private let turn = FinishingTurn()
    /// Whether the turn has not begun, although states that are ready have been written.
    private var isWaiting = false

    private let lock = Lock()
    // Guarded by the lock.
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
    ///   - action: The action.
    ///   - output: Converts a state of the action to one of the container.
    ///   - writer: Writes the container's states.
    static func begin(
        _ action: FinishingAction<State>,
        as output: @escaping (State) -> Output,
        for writer: StateWriter<Output>
    ) {
        let source = StateStorage<State?>(nil, owner: writer.storage.owner)
        let mayFollow = action.states.shape == .stateSequence
        let states = FinishingStates(writer, as: output, from: source, mayFollow: mayFollow)
        source.add(states, at: .didSet)
        // The container has to know about the action: to drop states that arrive after the end, and to cancel what may
        // follow.
        writer.retain(.subscription(states))
        let sourceWriter = StateWriter(source, id: Self.sourceID)
        guard !action.isConcurrent, let earlier = writer.storage.begin(states.turn) else {
            return action.states.start(sourceWriter)
        }
        states.isWaiting = true
        let rest = action.writeReady?(sourceWriter) ?? action.states
        sourceWriter.run(
            FinishingTurnOperation(earlier: earlier) {
                states.isWaiting = false
                if states.hasEnded { states.turn.end() } else { rest.start(sourceWriter) }
            }
        )
    }

    override func receive(_ state: State?) {
        source?.state = nil
        if let state {
            storage?.write(output(state), id: id)
        } else if !hasEnded {
            hasEnded = true
            storage?.finish(id: id)
            // Breaks the reference cycle between a publisher's subscription and the storage.
            source?.finish(id: Self.sourceID)
            if !isWaiting { turn.end() }
        }
    }

    override func actionDidFinish() {
        // A sequence whose task is cancelled, perhaps by the sequence itself, ends without `nil`. States may still wait to be
        // delivered before it.
        if !hasEnded { source?.write(nil, id: Self.sourceID) }
    }

    override func actionMayFollow() {
        if let task = followingTask { follow(in: task) }
    }

    var isFollowing: Bool { followingTask != nil }

    private var followingTask: IsolatedTask? {
        guard mayFollow, let source, source.isFollowing, case .task(let task) = source.running else { return nil }
        return task
    }

    /// Allows the task to be cancelled from now on.
    private func follow(in task: IsolatedTask) {
        let (isFirst, isCancelled) = lock.withLock {
            defer { following = task }
            return (following == nil, self.isCancelled)
        }
        guard isFirst else { return }
        token = nil
        storage?.monitor?.finishedBeforeFollowing(id: id)
        if isCancelled { task.cancel() }
        turn.end()
    }

    /// Cancels the action only if it already follows values; otherwise it runs to its end.
    func cancel() {
        let following = lock.withLock {
            isCancelled = true
            return self.following
        }
        following?.cancel()
    }
}

extension StateStorage {
    /// Begins the turn of a finishing action.
    ///
    /// - Returns: The turn to wait for; `nil` if it is over.
    fileprivate func begin(_ turn: FinishingTurn) -> FinishingTurn? {
        defer { finishingTurn = turn }
        return finishingTurn.flatMap { $0.isOver ? nil : $0 }
    }
}
