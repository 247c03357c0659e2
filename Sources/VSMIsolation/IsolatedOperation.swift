/// The work of a task on a container's owner.
///
/// Each operation is a type rather than a closure: Swift then allocates the task and its operation as one object, and a
/// closure stored in a property would not keep its caller's isolation.
///
/// Operations are Sendable, although what they hold is not, which no compiler can check: code on an owner creates an
/// operation and starts its task on the same owner, and nothing else uses it.
@usableFromInline
package protocol IsolatedOperation: Sendable {
    /// Runs on the actor of the caller, which is the owner.
    nonisolated(nonsending) func run() async
}

/// A task that runs an ``IsolatedOperation``.
///
/// The task never throws, but its type says that it may: Swift wraps the closure of a task that cannot throw in a
/// second one, which costs an allocation and two asynchronous frames.
@usableFromInline
package typealias IsolatedTask = Task<Void, any Error>
