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
        storage.end(id: id)
    }

    /// Runs an operation in a task on the container's owner, until the action is superseded.
    @inlinable
    func run(_ operation: some IsolatedOperation) {
        storage.setRunning(.task(storage.owner.startTask(operation)), id: id)
    }

    /// Runs an operation that may never end, in a task like that of ``run(_:)``.
    @inlinable
    func follow(_ operation: some IsolatedOperation) {
        storage.setRunning(.task(storage.owner.startTask(operation)), as: .following, id: id)
    }

    /// Records whether the action's task may wait forever.
    @usableFromInline
    func noteFollowing(_ isFollowing: Bool) {
        if isLatest { storage.setFollowing(isFollowing) }
    }

    /// Retains a task until the action is superseded.
    @inlinable
    func run(_ task: IsolatedTask) {
        storage.setRunning(.task(task), id: id)
    }

    /// Retains a subscription until the action is superseded.
    @inlinable
    func run(_ subscription: some ActionSubscription) {
        storage.setRunning(.subscription(subscription), id: id)
    }
}
