/// An actor with a custom executor that knows on which thread it runs.
@_spi(Host) public protocol ThreadAwareActor: Actor {
    /// Whether the caller is on the actor, even outside of a task.
    nonisolated var isCurrent: Bool { get }
}
