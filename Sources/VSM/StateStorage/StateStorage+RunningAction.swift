/// What ``StateStorage/running`` holds.
@usableFromInline
enum RunningKind: UInt8 {
    case none
    /// An action that ends by itself.
    case ending
    /// An action that may run for as long as it is observed.
    case following
}

// The owner stores the running action, and takes it when the action ends or the next one begins. The thread that releases
// the container may take it at the same moment. The thread that replaces the kind of a stored action by `none` has the
// action, and no other thread accesses `running` until the owner stores another one. While the container is alive, the
// owner may read it.
extension StateStorage {
    /// The kind of the running action: the raw value of a ``RunningKind``.
    @inlinable var runningKind: AtomicByte { AtomicByte(MemoryLayout<ActionID>.size, inFirstPropertyOf: self) }

    /// Whether an action is stored.
    @inlinable var hasRunning: Bool {
        // A call would also retain the storage during the release of its container.
        @inline(__always) get { runningKind.load() != RunningKind.none.rawValue }
    }

    /// Whether the running action may run for as long as it is observed.
    var isFollowing: Bool { runningKind.load() == RunningKind.following.rawValue }

    /// Stores what to cancel when the next action begins, unless that has already begun.
    ///
    /// The caller keeps the container alive.
    @inlinable
    func setRunning(_ action: RunningAction, as kind: RunningKind = .ending, id: ActionID) {
        guard isLatest(id) else { return action.cancel() }
        running = action
        runningKind.store(kind.rawValue)
    }

    /// Takes the running action, on the owner or on the thread that releases the container.
    ///
    /// - Returns: The action; `.none` if there is none, or if the other thread has taken it.
    @usableFromInline
    func takeRunning() -> RunningAction {
        guard runningKind.exchange(RunningKind.none.rawValue) != RunningKind.none.rawValue else { return .none }
        defer { running = .none }
        return running
    }

    /// Releases the running action, which has returned everything, and tells the subscribers.
    @usableFromInline
    func finishRunning() {
        let finished = takeRunning()
        didSetSubscribers.actionDidFinish()
        withExtendedLifetime(finished) {}
    }

    @usableFromInline
    func cancelRunning() {
        if case .tornDown = running {
            // The action that has just begun may not write.
            latestID.increment()
            monitor?.endAction()
            return
        }
        // Cancelling may run code that observes the next action, so the action is taken first.
        takeRunning().cancel()
    }

    /// Ends the running action, on the owner or on the thread that releases the container.
    ///
    /// - Parameter isRetained: Whether the container continues to exist. Actions that are observed later do not run then.
    @usableFromInline
    func tearDown(isRetained: Bool = false) {
        latestID.increment()
        monitor?.ended()
        let previous = takeRunning()
        if isRetained { running = .tornDown }
        previous.cancel()
    }

    /// Records whether the running action may run for as long as it is observed.
    func setFollowing(_ isFollowing: Bool) {
        let previous = isFollowing ? RunningKind.ending : .following
        let next = isFollowing ? RunningKind.following : .ending
        guard runningKind.load() == previous.rawValue,
            runningKind.replace(previous.rawValue, by: next.rawValue)
        else { return }
        if isFollowing { didSetSubscribers.actionMayFollow() }
    }

    /// Returns whether an action that was superseded while it was being observed starts nevertheless.
    ///
    /// The closure of an asynchronous action does, in a cancelled task, because what it does must not be lost.
    @usableFromInline
    func startsSuperseded(_ shape: ActionShape, finishes: Bool) -> Bool {
        if finishes { return true }
        switch (shape, running) {
        case (_, .tornDown): return false
        case (.asynchronousState, _), (.asynchronousSequence, _): return true
        case (.state, _), (.stateSequence, _), (.publisher, _): return false
        }
    }
}
