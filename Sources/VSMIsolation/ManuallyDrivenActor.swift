/// An actor with a custom executor that knows on which thread it runs.
@_spi(Host) public protocol ThreadAwareActor: Actor {
    /// Whether the caller is on the actor, even outside of a task.
    nonisolated var isCurrent: Bool { get }
}

/// An actor whose tasks are run explicitly, such as the host of a test.
package protocol ManuallyDrivenActor: ThreadAwareActor {
    /// Runs an operation on the actor, later.
    nonisolated func enqueue(_ operation: @escaping @Sendable () -> Void)

    /// Starts a task that begins and stays on the actor.
    ///
    /// Call this on the actor only.
    nonisolated func startTask(_ operation: some IsolatedOperation) -> IsolatedTask

    /// Starts a task without the task-local values of the caller that begins and stays on the actor.
    ///
    /// Call this on the actor only.
    nonisolated func startDetachedTask(_ operation: some IsolatedOperation, priority: TaskPriority) -> IsolatedTask
}
