/// Writes the states of one action and runs it.
///
/// A writer does not keep the container alive, and has no effect after another action has begun or the container has
/// been released.
@usableFromInline
struct StateWriter<State> {
    @usableFromInline let storage: StateStorage<State>
    @usableFromInline let id: ActionID

    @inlinable
    init(_ storage: StateStorage<State>, id: ActionID) {
        self.storage = storage
        self.id = id
    }

    /// Whether the action may write.
    @inlinable var isLatest: Bool { storage.isLatest(id) }

    /// Writes a state.
    ///
    /// - Returns: Whether the action may write further states.
    @inlinable
    @discardableResult
    func write(_ state: State) -> Bool {
        storage.write(state, id: id)
    }

    /// Records that the action has returned everything.
    @inlinable
    func finish() {
        storage.finish(id: id)
    }

    /// Runs an operation in a task on the container's owner, until the action is superseded.
    @inlinable
    func run(_ operation: some IsolatedOperation, as kind: RunningKind = .ending) {
        storage.setRunning(.task(storage.owner.startTask(operation)), as: kind, id: id)
    }

    /// Records whether the action's task may wait forever.
    @usableFromInline
    func setFollowing(_ isFollowing: Bool) {
        if isLatest { storage.setFollowing(isFollowing) }
    }

    /// Retains a task or a subscription until the action is superseded.
    @inlinable
    func retain(_ action: RunningAction) {
        storage.setRunning(action, id: id)
    }
}
