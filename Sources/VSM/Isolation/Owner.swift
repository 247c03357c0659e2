import CConcurrencyRuntime

/// The actor to which a container belongs.
///
/// The actor is not retained: an actor that stores its containers would otherwise never be released.
@usableFromInline
struct Owner: Sendable {
    /// `nil` for the main actor, so that its containers, which are most, do without an object and a weak reference.
    @usableFromInline let owningActor: OwningActor?

    /// - Parameter actor: The owner; the main actor if `nil`.
    @inlinable
    init(_ actor: (any Actor)?) {
        if let actor, ObjectIdentifier(type(of: actor)) != ObjectIdentifier(MainActor.self) {
            owningActor = OwningActor(actor)
        } else {
            owningActor = nil
        }
    }

    /// Whether the actor is gone; a caller on the actor knows that it is not.
    var isGone: Bool { actor == nil }

    /// The actor, or the one that stands in for it when it is gone.
    var actorOrStandIn: any Actor { actor ?? StandInActor.shared }

    /// This owner, or the one that stands in for it when it is gone.
    var orStandIn: Owner { isGone ? Owner(StandInActor.shared) : self }

    /// Whether the caller is known to run on the owner; `false` if that is not known.
    @usableFromInline
    var isCurrent: Bool {
        guard let owningActor else { return vsm_is_on_main_actor() }
        return owningActor.isCurrent
    }

    /// Asked without reading the reference, because even `nil` would be released afterwards.
    @inlinable var isMainActor: Bool { owningActor == nil }

    /// The actor, unless it is gone.
    private var actor: (any Actor)? {
        guard let owningActor else { return MainActor.shared }
        return owningActor.actor
    }

    /// Whether the caller runs on the owner; traps if it does not and the owner is not the main actor.
    ///
    /// What is used outside of the main actor goes there by itself, because apps in Swift 5 mode use containers on any thread,
    /// and no compiler tells them.
    ///
    /// - Parameter member: The member that was used, for the message.
    @usableFromInline
    func isCurrent(orTrapsIn member: StaticString) -> Bool {
        if isMainActor { return vsm_is_on_main_actor() }
        if !isCurrent { preconditionIsIsolated(member) }
        return true
    }

    /// Traps unless the executor of the owner, which could not be asked without a trap, knows better.
    private func preconditionIsIsolated(_ member: StaticString) {
        // A custom executor may run code that the runtime does not know of, say on a dispatch queue. It traps by itself
        // if it disagrees. Other executors are not asked, because their trap would not say why.
        guard let owningActor, owningActor.hasCustomExecutor, let actor = owningActor.actor else {
            fatalError(misuse(of: member))
        }
        actor.preconditionIsolated(misuse(of: member))
    }

    private func misuse(of member: StaticString) -> String {
        let owner = actor.map { "\($0)" } ?? "an actor that is gone"
        return """
            StateContainer.\(member) was used from outside the actor that owns the container (\(owner)). \
            Use the container on the actor that made it. If it was made in an actor's initializer or in a plain synchronous \
            function, where Swift does not know the actor, pass it: `StateContainer(state: …, isolation: actor)`.
            """
    }

    /// Starts a task that begins and stays on the owner.
    ///
    /// Call this on the owner only.
    @inlinable
    func startTask(_ operation: some IsolatedOperation) -> IsolatedTask {
        guard let owningActor else { return Task { @MainActor in await operation.run() } }
        if owningActor.hasCustomExecutor, let task = startManuallyDrivenTask(operation) { return task }
        return startTask(operation, on: preconditionActor())
    }

    @inlinable
    func startTask<Isolation: Actor>(_ operation: some IsolatedOperation, on actor: Isolation) -> IsolatedTask {
        actor.assumeIsolated { isolation in
            // Naming the isolated parameter inside the task makes the task start there, not beside it.
            Task {
                _ = isolation
                await operation.run()
            }
        }
    }

    /// Starts a task on an actor whose tasks are run explicitly; returns `nil` for other actors.
    @usableFromInline
    func startManuallyDrivenTask(_ operation: some IsolatedOperation) -> IsolatedTask? {
        owningActor?.manuallyDriven?.startTask(operation)
    }

    /// Starts a task that does not keep the owner alive, except an actor whose tasks are run explicitly.
    ///
    /// It begins on the owner if that is one of these or the main actor, so that trying every order takes no further steps,
    /// and on no actor otherwise. Call this on the owner only.
    func startTaskWithoutOwner(_ operation: some IsolatedOperation) -> IsolatedTask {
        guard let owningActor else { return Task { @MainActor in await operation.run() } }
        return owningActor.manuallyDriven?.startTask(operation) ?? Task { await operation.run() }
    }

    /// The actor; traps if it is gone.
    @usableFromInline
    func preconditionActor() -> any Actor {
        guard let actor else { fatalError(misuse(of: "observe")) }
        return actor
    }

    /// Runs `operation` on the owner, later.
    ///
    /// - Returns: Whether it will run; `false` if the owner is gone.
    @usableFromInline
    func enqueue(_ operation: @escaping @Sendable () -> Void) -> Bool {
        guard let actor else { return false }
        enqueue(operation, on: actor)
        return true
    }

    /// Runs `operation` on the owner, or on the actor that stands in for it, later.
    func enqueueOrStandIn(_ operation: @escaping @Sendable () -> Void) {
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
