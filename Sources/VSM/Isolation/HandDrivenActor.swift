/// An actor whose tasks are run by hand, such as the host of a test.
package protocol HandDrivenActor: Actor {
    /// Whether the caller is on the actor, also outside of a task.
    nonisolated var isCurrent: Bool { get }

    /// Runs those parts of the actor's tasks that are on no actor.
    nonisolated var taskExecutor: any TaskExecutor { get }

    /// Starts a task that begins, and goes on, on the actor.
    ///
    /// Call this on the actor only.
    nonisolated func startTask(_ work: some OwnerWork) -> Task<Void, Never>
}
