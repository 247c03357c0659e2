import CConcurrencyRuntime

/// A reference to an actor, other than the main actor, that owns containers; it does not retain the actor.
///
/// It is Sendable, because nothing is set after its creation, and references to actors can be read on any thread.
@usableFromInline
package final class OwningActor: @unchecked Sendable {
    @usableFromInline package private(set) weak var actor: (any Actor)?

    /// Keeps the address from being reused for another actor, which would be mistaken for this one.
    private unowned let address: any Actor

    /// The actor, if it knows on which thread it runs, which is faster than asking the runtime.
    private unowned let threadAware: (any ThreadAwareActor)?

    /// The two words of the actor's executor.
    private let executor: (identity: UInt, implementation: UInt)

    @usableFromInline
    package init(_ actor: any Actor) {
        self.actor = actor
        address = actor
        // The layout of `UnownedSerialExecutor` is frozen, but its words have no accessors.
        executor = unsafe unsafeBitCast(actor.unownedExecutor, to: (UInt, UInt).self)
        // Looking up a conformance is slow.
        threadAware = executor.implementation == 0 ? nil : actor as? any ThreadAwareActor
    }

    /// Whether the actor has a custom executor, as few actors do.
    @usableFromInline package var hasCustomExecutor: Bool { executor.implementation != 0 }

    /// Whether the caller is known to run on the actor.
    package var isCurrent: Bool {
        guard hasCustomExecutor else { return vsm_is_current_executor(executor.identity, 0) }
        // A custom executor may be called, so the actor, which keeps it alive, must not be deallocated.
        guard let actor else { return false }
        return withExtendedLifetime(actor) {
            threadAware?.isCurrent == true || vsm_is_current_executor(executor.identity, executor.implementation)
        }
    }

    /// The actor, if its tasks are run explicitly.
    package var manuallyDriven: (any ManuallyDrivenActor)? {
        // Looking up a conformance is slow.
        hasCustomExecutor ? actor as? any ManuallyDrivenActor : nil
    }
}
