#if canImport(Darwin)
import Darwin
#else
import CConcurrencyRuntime
#endif

/// The actor to which a container belongs.
///
/// The actor is not retained: an actor that stores its containers would otherwise never go away.
@usableFromInline
struct Owner: @unchecked Sendable {
    /// `nil` for the main actor, which never goes away and needs no reference.
    private weak var actor: (any Actor)?
    @usableFromInline let isMainActor: Bool
    private let executor: UnownedSerialExecutor

    /// - Parameter actor: the owner; the main actor if `nil`.
    @usableFromInline
    init(_ actor: (any Actor)?) {
        if let actor, actor !== MainActor.shared {
            self.actor = actor
            isMainActor = false
            executor = actor.unownedExecutor
        } else {
            isMainActor = true
            executor = MainActor.sharedUnownedExecutor
        }
    }

    /// Whether the caller is known to run on the owner; `false` when that cannot be told.
    @usableFromInline
    var isCurrent: Bool {
        #if canImport(Darwin)
        // On Apple systems the main actor runs on the main thread, and asking that is a matter of nanoseconds.
        if isMainActor { return pthread_main_np() != 0 }
        #else
        if vsm_is_current_executor(words.identity, words.implementation) { return true }
        #endif
        return manuallyDriven?.isCurrent ?? false
    }

    /// The two words of the executor; the second is zero for actors that leave their executor to the runtime.
    private var words: (identity: UInt, implementation: UInt) {
        unsafeBitCast(executor, to: (UInt, UInt).self)
    }

    /// Whether the actor does not leave its executor to the runtime; few do.
    @usableFromInline
    var hasOwnExecutor: Bool { words.implementation != 0 }

    /// The actor, if somebody runs its tasks by hand.
    private var manuallyDriven: (any ManuallyDrivenActor)? {
        // Asking an actor for a conformance takes time.
        guard hasOwnExecutor, let actor else { return nil }
        return actor as? any ManuallyDrivenActor
    }

    /// The actor, unless it is gone.
    private var living: (any Actor)? { isMainActor ? MainActor.shared : actor }

    /// Traps unless the caller runs on the owner.
    ///
    /// - Parameter member: what was used, for the message.
    @usableFromInline
    func preconditionIsCurrent(_ member: StaticString) {
        #if canImport(Darwin)
        guard !isCurrent else { return }
        guard let living else { fatalError(misuse(of: member)) }
        living.preconditionIsolated(misuse(of: member))
        #else
        guard !isCurrent else { return }
        // An executor written by hand may run code that the runtime does not know of, say on a dispatch queue. It is
        // asked to check, and traps by itself if it disagrees. The others are not asked: their trap would not say why.
        guard let actor, words.implementation != 0 else { fatalError(misuse(of: member)) }
        actor.preconditionIsolated(misuse(of: member))
        #endif
    }

    private func misuse(of member: StaticString) -> String {
        let owner = living.map { "\($0)" } ?? "an actor that is gone"
        return """
            StateContainer.\(member) was used from outside the actor that owns the container (\(owner)). \
            Use the container on the actor that made it. Code that runs on no actor, such as a test, makes containers for \
            the main actor: mark it `@MainActor`. If it was made in an actor's initializer or in a plain synchronous \
            function, where Swift does not know the actor, say who owns it: `StateContainer(state: …, isolation: actor)`.
            """
    }

    /// Starts a task that begins, and goes on, on the owner.
    ///
    /// Call this on the owner only.
    @inlinable
    func startTask(_ work: some IsolatedOperation) -> Task<Void, Never> {
        if isMainActor {
            return Task { @MainActor in await work.run() }
        }
        if hasOwnExecutor, let task = startManuallyDrivenTask(work) { return task }
        return startTask(work, on: preconditionLiving())
    }

    @inlinable
    func startTask<Isolation: Actor>(_ work: some IsolatedOperation, on actor: Isolation) -> Task<Void, Never> {
        actor.assumeIsolated { isolation in
            // Naming the isolated parameter inside the task makes the task start there, not beside it.
            Task {
                _ = isolation
                await work.run()
            }
        }
    }

    /// Starts a task on an actor whose tasks somebody runs by hand; `nil` if nobody does.
    @usableFromInline
    func startManuallyDrivenTask(_ work: some IsolatedOperation) -> Task<Void, Never>? {
        manuallyDriven?.startTask(work)
    }

    /// The actor; traps if it is gone.
    @usableFromInline
    func preconditionLiving() -> any Actor {
        guard let living else { fatalError(misuse(of: "observe")) }
        return living
    }

    /// Runs `operation` on the owner, later.
    ///
    /// - Returns: whether it will run; `false` when the owner is gone.
    @usableFromInline
    func enqueue(_ operation: @escaping @Sendable () -> Void) -> Bool {
        guard let living else { return false }
        Task(executorPreference: manuallyDriven?.taskExecutor) { await Self.run(operation, on: living) }
        return true
    }

    private static func run(_ operation: @Sendable () -> Void, on actor: isolated any Actor) {
        operation()
    }
}
