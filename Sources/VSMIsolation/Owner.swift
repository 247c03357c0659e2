import CConcurrencyRuntime

/// The actor to which a container belongs.
///
/// The actor is not retained: an actor that stores its containers would otherwise never be released.
@usableFromInline
package struct Owner: Sendable {
    /// `nil` for the main actor: most containers belong to it, and they need neither an object nor a weak reference.
    @usableFromInline package let owningActor: OwningActor?

    /// - Parameter actor: The owner, or `nil` for the main actor.
    @inlinable
    package init(_ actor: (any Actor)?) {
        if let actor, ObjectIdentifier(type(of: actor)) != ObjectIdentifier(MainActor.self) {
            owningActor = OwningActor(actor)
        } else {
            owningActor = nil
        }
    }

    /// Whether the actor has been deallocated; always `false` for a caller on the actor.
    package var isDeallocated: Bool { actor == nil }

    /// The actor, or its stand-in if it has been deallocated.
    package var actorOrStandIn: any Actor { actor ?? StandInActor.shared }

    /// This owner, or its stand-in if it has been deallocated.
    package var orStandIn: Owner { isDeallocated ? Owner(StandInActor.shared) : self }

    /// Whether the caller is known to run on the owner.
    @usableFromInline
    package var isCurrent: Bool {
        guard let owningActor else { return vsm_is_on_main_actor() }
        return owningActor.isCurrent
    }

    /// This property does not read the reference, because Swift would release even `nil` afterwards.
    @inlinable package var isMainActor: Bool { owningActor == nil }

    /// The actor, or `nil` if it has been deallocated.
    private var actor: (any Actor)? {
        guard let owningActor else { return MainActor.shared }
        return owningActor.actor
    }

    /// Whether the caller runs on the owner; traps if it does not and the owner is not the main actor.
    ///
    /// Uses outside of the main actor are forwarded to it, because apps in Swift 5 mode may use containers on any
    /// thread without a warning.
    ///
    /// - Parameter member: The member that was used, for the message.
    @usableFromInline
    package func checkCaller(of member: StaticString) -> Bool {
        if isMainActor { return vsm_is_on_main_actor() }
        if !isCurrent { preconditionIsIsolated(member) }
        return true
    }

    /// Traps unless a custom executor of the owner confirms that the caller runs on it.
    private func preconditionIsIsolated(_ member: StaticString) {
        // A custom executor may run code outside of the runtime, for example on a dispatch queue, and traps by itself
        // if the caller is elsewhere. Other executors are not asked, because their trap has no message.
        guard let owningActor, owningActor.hasCustomExecutor, let actor = owningActor.actor else {
            fatalError(misuse(of: member))
        }
        actor.preconditionIsolated(misuse(of: member))
    }

    private func misuse(of member: StaticString) -> String {
        let owner = actor.map { "\($0)" } ?? "a released actor"
        return """
            StateContainer.\(member) was used from outside the actor that owns the container (\(owner)). \
            Use the container on the actor that made it. If an actor makes a container for the main actor, for example for a \
            view, pass it: `StateContainer(state: …, isolation: MainActor.shared)`. If it was made in an actor's initializer or \
            in a plain synchronous function, where Swift does not know the actor, pass it: \
            `StateContainer(state: …, isolation: actor)`.
            """
    }

    /// Starts a task that begins and stays on the owner.
    ///
    /// Call this on the owner only.
    @inlinable
    package func startTask(_ operation: some IsolatedOperation) -> IsolatedTask {
        guard let owningActor else { return startTaskOnMainActor(operation) }
        if owningActor.hasCustomExecutor, let task = startManuallyDrivenTask(operation) { return task }
        return startTask(operation, on: preconditionActor())
    }

    @inlinable
    package func startTaskOnMainActor(_ operation: some IsolatedOperation) -> IsolatedTask {
        startTaskOnReplacement(operation) ?? Task { @MainActor in await operation.run() }
    }

    /// Starts a task on what replaces the main actor; returns `nil` if nothing does.
    @usableFromInline
    package func startTaskOnReplacement(_ operation: some IsolatedOperation) -> IsolatedTask? {
        MainActorReplacement.current?.startTask(operation)
    }

    @inlinable
    package func startTask<Isolation: Actor>(_ operation: some IsolatedOperation, on actor: Isolation) -> IsolatedTask {
        actor.assumeIsolated { isolation in
            // The task starts on the isolated parameter only if its closure captures it.
            Task {
                _ = isolation
                await operation.run()
            }
        }
    }

    /// Starts a task on an actor whose tasks are run explicitly; returns `nil` for other actors.
    @usableFromInline
    package func startManuallyDrivenTask(_ operation: some IsolatedOperation) -> IsolatedTask? {
        owningActor?.manuallyDriven?.startTask(operation)
    }

    /// Starts a task that does not keep the owner alive, except an actor whose tasks are run explicitly.
    ///
    /// If the owner is such an actor or the main actor, the task begins on it, so that a search through all orders
    /// needs no additional steps. Otherwise, it begins on no actor. Call this on the owner only.
    ///
    /// - Parameters:
    ///   - operation: The work of the task.
    ///   - priority: The priority of a task without the task-local values of the caller; `nil` for a task with the task-local
    ///     values and the priority of the caller.
    package func startTaskWithoutOwner(
        _ operation: some IsolatedOperation,
        detachedWith priority: TaskPriority?
    ) -> IsolatedTask {
        guard let priority else {
            guard let owningActor else { return startTaskOnMainActor(operation) }
            return owningActor.manuallyDriven?.startTask(operation) ?? Task { await operation.run() }
        }
        guard let owningActor else {
            if let replacement = MainActorReplacement.current {
                return replacement.startDetachedTask(operation, priority: priority)
            }
            let run: @MainActor @Sendable () async throws -> Void = { await operation.run() }
            return Task.detached(priority: priority, operation: run)
        }
        return owningActor.manuallyDriven?.startDetachedTask(operation, priority: priority)
            ?? Task.detached(priority: priority) { await operation.run() }
    }

    /// The actor; traps if it has been deallocated.
    @usableFromInline
    package func preconditionActor() -> any Actor {
        guard let actor else { fatalError(misuse(of: "observe")) }
        return actor
    }

    /// Runs `operation` later on the owner.
    ///
    /// - Returns: Whether it will run, which it does unless the owner has been deallocated.
    @usableFromInline
    package func enqueue(_ operation: @escaping @Sendable () -> Void) -> Bool {
        guard let actor else { return false }
        enqueue(operation, on: actor)
        return true
    }

    /// Runs `operation` later on the owner or its stand-in.
    package func enqueueOrStandIn(_ operation: @escaping @Sendable () -> Void) {
        enqueue(operation, on: actorOrStandIn)
    }

    private func enqueue(_ operation: @escaping @Sendable () -> Void, on actor: any Actor) {
        if let manuallyDriven = owningActor?.manuallyDriven { return manuallyDriven.enqueue(operation) }
        Task { await Self.run(operation, on: actor) }
    }

    private static func run(_ operation: @Sendable () -> Void, on actor: isolated any Actor) {
        operation()
    }
}
