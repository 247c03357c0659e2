import CConcurrencyRuntime

/// A reference to an actor, other than the main actor, that owns containers; it does not retain the actor.
@usableFromInline
final class OwningActor: @unchecked Sendable {
    @usableFromInline private(set) weak var actor: (any Actor)?

    /// Keeps the address of an actor that is gone from becoming another actor's, which would then pass for it.
    private unowned let address: any Actor

    /// The two words of the actor's executor.
    private let executor: (identity: UInt, implementation: UInt)

    @usableFromInline
    init(_ actor: any Actor) {
        self.actor = actor
        address = actor
        // The layout of `UnownedSerialExecutor` is frozen, but its words have no accessors.
        executor = unsafe unsafeBitCast(actor.unownedExecutor, to: (UInt, UInt).self)
    }

    /// Whether the actor has an executor other than the one that the runtime gives to actors; few have.
    @usableFromInline var hasCustomExecutor: Bool { executor.implementation != 0 }

    /// Whether the caller is known to run on the actor.
    var isCurrent: Bool {
        guard hasCustomExecutor else { return vsm_is_current_executor(executor.identity, 0) }
        // A custom executor may be called, so the actor that keeps it alive has to be there.
        guard let actor else { return false }
        return withExtendedLifetime(actor) {
            vsm_is_current_executor(executor.identity, executor.implementation)
                || (actor as? any ManuallyDrivenActor)?.isCurrent == true
        }
    }

    /// The actor, if its tasks are run explicitly.
    var manuallyDriven: (any ManuallyDrivenActor)? {
        // Looking a conformance up takes time.
        hasCustomExecutor ? actor as? any ManuallyDrivenActor : nil
    }
}
