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
    private let isMainActor: Bool
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
        return isMainActor && pthread_main_np() != 0
        #else
        return vsm_is_current_executor(words.identity, words.implementation)
        #endif
    }

    #if !canImport(Darwin)
    /// The two words of the executor; the second is zero for actors that leave their executor to the runtime.
    private var words: (identity: UInt, implementation: UInt) {
        unsafeBitCast(executor, to: (UInt, UInt).self)
    }
    #endif

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
            Use the container on the actor that made it. If it was made in an actor's initializer or in a plain \
            synchronous function, where Swift does not know the actor, say who owns it: \
            `StateContainer(state: …, isolation: actor)`.
            """
    }

    /// Starts a task that begins, and goes on, on the owner.
    ///
    /// Call this on the owner only.
    @usableFromInline
    func startTask(_ operation: @escaping () async -> Void) -> Task<Void, Never> {
        let operation = Operation(run: operation)
        if isMainActor {
            return Task { @MainActor in await operation.run() }
        }
        func start<Isolation: Actor>(on actor: Isolation) -> Task<Void, Never> {
            actor.assumeIsolated { isolation in
                // Naming the isolated parameter inside the task makes the task start there, not beside it.
                Task {
                    _ = isolation
                    await operation.run()
                }
            }
        }
        guard let actor else { fatalError(misuse(of: "observe")) }
        return start(on: actor)
    }

    /// What a task does, on its way from the owner to a task of the owner.
    ///
    /// Not a generic box: a function that passes through one forgets that it stays on the actor of its caller.
    private struct Operation: @unchecked Sendable {
        let run: nonisolated(nonsending) () async -> Void
    }

    /// Runs `operation` on the owner, later; does nothing when the owner is gone.
    @usableFromInline
    func enqueue(_ operation: @escaping @Sendable () -> Void) {
        guard let living else { return }
        Task { await Self.run(operation, on: living) }
    }

    private static func run(_ operation: @Sendable () -> Void, on actor: isolated any Actor) {
        operation()
    }
}
