/// An action that a container observes: it writes the states of the action, and knows what to cancel.
///
/// It is used on the container's owner, or on what replaces an owner that has been deallocated, except ``supersede()``, which the
/// thread that releases the container also calls. It does not keep the container alive, and does not change its state after
/// another action has begun or the container has been released.
@usableFromInline
final class ActionRun<State> {
    /// The byte behind ``phase``; the first property, see ``AtomicByte``.
    @usableFromInline var phaseByte: UInt8
    @usableFromInline let id: ActionID
    @usableFromInline let owner: Owner
    /// The storage, which retains the action until the next one begins or the container is released.
    ///
    /// A finishing action has a weak reference in its turn instead.
    @usableFromInline let retainedStorage: StateStorage<State>?
    /// The turn of a finishing action.
    @usableFromInline let turn: FinishingTurn?
    /// Whether the action runs to its end, or to where it follows.
    @inlinable var finishes: Bool { turn != nil }
    /// What has to be cancelled; taken by whoever changes the phase to `over`.
    ///
    /// If another thread may end the action, it is set while `StateContainer.start` retains the container.
    @safe @exclusivity(unchecked)
    @usableFromInline var work: ActionWork?

    /// - Parameters:
    ///   - storage: The storage to write to.
    ///   - id: The number of the action.
    ///   - owner: The actor on which the action runs.
    ///   - shape: The shape of the action.
    ///   - turn: The turn of a finishing action.
    @inlinable
    init(in storage: StateStorage<State>, id: ActionID, owner: Owner, shape: ActionShape, turn: FinishingTurn?) {
        phaseByte = ActionPhase(of: shape, finishes: turn != nil).rawValue
        self.id = id
        self.owner = owner
        retainedStorage = turn == nil ? storage : nil
        self.turn = turn
    }

    @inlinable var storage: StateStorage<State>? {
        if let retainedStorage { return retainedStorage }
        return turn?.storage.map { unsafe unsafeDowncast($0, to: StateStorage<State>.self) }
    }

    // MARK: States

    /// Writes a state.
    ///
    /// - Returns: Whether the action continues.
    @inlinable
    @discardableResult
    func write(_ state: State) -> Bool {
        let mayWrite = storage?.write(state, id: id) ?? false
        return mayWrite || phase.isFinishing
    }

    /// Records that the action has returned everything.
    @inlinable
    func finish() {
        let previous = change { $0 = .over }
        let finished = previous == .over ? nil : takeWork()
        if let turn { turn.end() }
        storage?.reportFinished(id: id)
        withExtendedLifetime(finished) {}
    }

    // MARK: Work

    /// Runs an operation in a task on the container's owner, when the turn of a finishing action has begun.
    @inlinable
    func perform(_ operation: some IsolatedOperation) {
        if beginTurn() {
            hold(.task(owner.startTask(operation)))
        } else {
            performInTurn { await operation.run() }
        }
    }

    /// Retains what has to be cancelled when the action is superseded, unless it has been.
    @inlinable
    func hold(_ work: ActionWork) {
        self.work = work
        if phase == .over { takeWork()?.cancel() }
    }

    /// Records whether the action may wait forever from now on.
    @usableFromInline
    func setFollowing(_ isFollowing: Bool) {
        let previous = change { $0.setFollowing(isFollowing) }
        guard isFollowing, let turn, previous.isFinishing else { return }
        turn.end()
        storage?.monitor?.finishedBeforeFollowing(id: id)
        if previous == .detached { takeWork()?.cancel() }
    }

    /// Ends the action, or lets it finish.
    ///
    /// - Returns: What has to be cancelled, if anything.
    @usableFromInline
    func supersede() -> ActionWork? {
        let previous = change { $0.supersede() }
        return previous == .running || previous == .following ? takeWork() : nil
    }

    @usableFromInline
    func takeWork() -> ActionWork? {
        let taken = work
        work = nil
        return taken
    }

    // MARK: Turns

    /// Begins the turn of a finishing action, unless it has to wait for an earlier one.
    ///
    /// - Returns: Whether the turn has begun; if not, the action waits in ``performInTurn(_:)``.
    @inlinable
    func beginTurn() -> Bool {
        guard let turn, phase.isFinishing, let storage else { return true }
        return turn.begin(after: &storage.latestTurn)
    }

    /// Performs an operation when the turn of a finishing action has begun.
    @usableFromInline
    func performInTurn(_ operation: @escaping () async -> Void) {
        guard let turn else { preconditionFailure("Internal inconsistency: an action waits that has no turn.") }
        hold(.task(owner.startTask(OperationInTurn(turn: turn, operation: operation))))
    }

    // MARK: Phase

    /// How far the action is.
    @inlinable var phase: ActionPhase {
        // Only raw values of phases are stored.
        unsafe unsafeBitCast(AtomicByte(0, inFirstPropertyOf: self).load(), to: ActionPhase.self)
    }

    /// Changes the phase, and returns the previous one.
    @inlinable
    func change(_ transition: (inout ActionPhase) -> Void) -> ActionPhase {
        while true {
            let previous = phase
            var next = previous
            transition(&next)
            // Most states of a sequence do not change the phase.
            if next == previous { return previous }
            if AtomicByte(0, inFirstPropertyOf: self).replace(previous.rawValue, by: next.rawValue) { return previous }
        }
    }
}
