/// A ``CurrentValue`` without its owner, so that followers can outlive it.
///
/// No code of the app runs while the lock is held, neither the release of a value nor that of a task.
final class CurrentValueStorage<Value> {
    typealias StateMachine = CurrentValueStateMachine<Value, WaitingFollower>

    private let lock = Lock()
    private var state: StateMachine

    init(_ value: Value) {
        state = StateMachine(value)
    }

    var value: Value { lock.withLock { state.value } }

    /// Sets the value, and resumes the waiting followers.
    func set(_ value: Value) {
        let (former, waiters) = lock.withLock { state.replaceValue(by: value) }
        for waiter in waiters { waiter.resume() }
        withExtendedLifetime(former) {}
    }

    /// Lets the followers end.
    func finish() {
        for waiter in lock.withLock({ state.finish() }) { waiter.resume() }
    }

    // MARK: Followers

    func addFollower() -> FollowerNumber {
        lock.withLock { state.addFollower() }
    }

    func next(after seen: UInt64) -> StateMachine.Next {
        lock.withLock { state.next(after: seen) }
    }

    /// Waits until there is a new value, there will be none, or the task is cancelled.
    func wait(after seen: UInt64, as follower: FollowerNumber, isolation actor: isolated (any Actor)?) async {
        // Cancelling uses no value.
        let storage = UncheckedSendable(self)
        await withTaskCancellationHandler {
            await unsafe withUnsafeContinuation(isolation: actor) { continuation in
                let waiter = unsafe WaitingFollower(continuation)
                // A task that is cancelled from now on calls `cancel`, which waits for the lock.
                let waits = lock.withLock { !Task.isCancelled && state.wait(waiter, as: follower, after: seen) }
                if !waits { waiter.resume() }
            }
        } onCancel: {
            storage.value.cancel(follower)
        }
    }

    private func cancel(_ follower: FollowerNumber) {
        for waiter in lock.withLock({ state.cancel(follower) }) { waiter.resume() }
    }
}

// The lock guards everything that changes.
extension CurrentValueStorage: @unchecked Sendable where Value: Sendable {}

/// The suspended task of a follower.
///
/// It is safe because the state machine hands it out once, or not at all if the follower need not wait.
@safe
struct WaitingFollower {
    private let continuation: UnsafeContinuation<Void, Never>

    @unsafe
    init(_ continuation: UnsafeContinuation<Void, Never>) {
        unsafe self.continuation = continuation
    }

    func resume() { unsafe continuation.resume() }
}
