#if canImport(Darwin)
import Darwin
#else
import CConcurrencyRuntime
#endif

/// The actor to which a container belongs.
///
/// The actor is not retained: an actor that stores its containers would otherwise never go away.
struct Owner: @unchecked Sendable {
    private weak var actor: (any Actor)?
    private let executor: UnownedSerialExecutor

    init(_ actor: any Actor) {
        self.actor = actor
        self.executor = actor.unownedExecutor
    }

    /// Whether the caller is known to run on the owner; `false` when that cannot be told.
    var isCurrent: Bool {
        #if canImport(Darwin)
        // On Apple systems the main actor runs on the main thread, and asking that is a matter of nanoseconds.
        return actor === MainActor.shared && pthread_main_np() != 0
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

    /// Traps unless the caller runs on the owner.
    ///
    /// - Parameter member: what was used, for the message.
    func preconditionIsCurrent(_ member: StaticString) {
        #if canImport(Darwin)
        guard let actor else { fatalError(misuse(of: member)) }
        actor.preconditionIsolated(misuse(of: member))
        #else
        guard !isCurrent else { return }
        // An executor written by hand may run code that the runtime does not know of, say on a dispatch queue. It is
        // asked to check, and traps by itself if it disagrees. The others are not asked: their trap would not say why.
        guard let actor, actor !== MainActor.shared, words.implementation != 0 else { fatalError(misuse(of: member)) }
        actor.preconditionIsolated(misuse(of: member))
        #endif
    }

    private func misuse(of member: StaticString) -> String {
        let owner = actor.map { "\($0)" } ?? "an actor that is gone"
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
    func startTask(_ operation: @escaping () async -> Void) -> Task<Void, Never> {
        func start<Isolation: Actor>(on actor: Isolation) -> Task<Void, Never> {
            let operation = UncheckedSendable(operation)
            return actor.assumeIsolated { isolation in
                // Naming the isolated parameter inside the task makes the task start there, not beside it.
                Task {
                    _ = isolation
                    await operation.value()
                }
            }
        }
        guard let actor else { fatalError(misuse(of: "observe")) }
        return start(on: actor)
    }

    /// Runs `operation` on the owner, later; does nothing when the owner is gone.
    func enqueue(_ operation: @escaping @Sendable () -> Void) {
        guard let actor else { return }
        Task { await Self.run(operation, on: actor) }
    }

    private static func run(_ operation: @Sendable () -> Void, on actor: isolated any Actor) {
        operation()
    }
}
