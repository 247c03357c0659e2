/// An actor whose tasks are run explicitly, such as the host of a test.
package protocol ManuallyDrivenActor: ThreadAwareActor {
    /// Runs an operation on the actor, later.
    nonisolated func enqueue(_ operation: @escaping @Sendable () -> Void)

    /// Starts a task that begins and stays on the actor.
    ///
    /// Call this on the actor only.
    nonisolated func startTask(_ operation: some IsolatedOperation) -> IsolatedTask
}
