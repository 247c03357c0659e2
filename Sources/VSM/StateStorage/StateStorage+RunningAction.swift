/// What ``StateStorage/running`` holds.
@usableFromInline
enum RunningKind: UInt8 {
    case none
    /// An action that ends by itself.
    case ending
    /// An action that may run for as long as it is observed.
    case following
    /// No action, now or later: the container was torn down or released.
    case tornDown
}

// The owner stores the running action, and takes it when the action ends or the next one begins. The thread that releases
// the container may take it at the same moment. Whoever replaces the kind of a stored action has the action, and nobody
// else accesses `running` until the owner stores another one.
extension StateStorage {
    /// The kind of the running action: the raw value of a ``RunningKind``.
    @inlinable var runningKind: AtomicByte { AtomicByte(MemoryLayout<ActionID>.size, inFirstPropertyOf: self) }

    /// Whether nothing has to be cancelled, and the container was not torn down.
    @inlinable var isAtRest: Bool { runningKind.load() == RunningKind.none.rawValue }

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

    /// Takes the running action, on the owner.
    ///
    /// - Returns: The action; `.none` if there is none, or if the thread that releases the container has taken it.
    @usableFromInline
    func takeRunning() -> RunningAction {
        let kind = runningKind.load()
        guard RunningKind.holdsAction(kind), runningKind.replace(kind, by: RunningKind.none.rawValue) else {
            return .none
        }
        return takenRunning()
    }

    @usableFromInline
    func cancelRunning() {
        guard runningKind.load() != RunningKind.tornDown.rawValue else {
            // The action that has just begun may not write.
            latestID.increment()
            monitor?.endAction()
            return
        }
        // Cancelling may run code that observes the next action, so the action is taken first.
        takeRunning().cancel()
    }

    /// Ends the running action permanently, on the owner or on the thread that releases the container.
    @usableFromInline
    func tearDown() {
        latestID.increment()
        monitor?.ended()
        if RunningKind.holdsAction(runningKind.exchange(RunningKind.tornDown.rawValue)) { takenRunning().cancel() }
    }

    /// Ends the running action because the container is being released, on any thread.
    func endForRelease() {
        if !isAtRest || monitor != nil { tearDown() }
    }

    /// Records whether the running action may run for as long as it is observed.
    func setFollowing(_ isFollowing: Bool) {
        let previous = isFollowing ? RunningKind.ending : .following
        let next = isFollowing ? RunningKind.following : .ending
        guard runningKind.load() == previous.rawValue,
            runningKind.replace(previous.rawValue, by: next.rawValue)
        else { return }
        if isFollowing { didSetSubscribers.noteFollowing() }
    }

    /// Returns whether an action that was superseded while it was being observed starts nevertheless.
    ///
    /// The closure of an asynchronous action does, in a cancelled task, because what it does must not be lost.
    @usableFromInline
    func startsSuperseded(_ shape: ActionShape, finishes: Bool) -> Bool {
        if finishes { return true }
        switch shape {
        case .asynchronousState, .asynchronousSequence: return runningKind.load() != RunningKind.tornDown.rawValue
        case .state, .stateSequence, .publisher: return false
        }
    }

    private func takenRunning() -> RunningAction {
        defer { running = .none }
        return running
    }
}

extension RunningKind {
    fileprivate static func holdsAction(_ kind: UInt8) -> Bool { kind == ending.rawValue || kind == following.rawValue }
}
