import CConcurrencyRuntime

/// What runs the jobs of the main actor in place of it, such as the host of a test that is isolated to the main actor.
package enum MainActorReplacement {
    /// The replacement that runs; set on the main actor, whose thread it blocks.
    package nonisolated(unsafe) static var running: (any ManuallyDrivenActor)?

    /// The replacement that runs the caller, which must be on the main actor.
    package static var current: (any ManuallyDrivenActor)? {
        // Safe: only the thread that has set the replacement has a role.
        vsm_main_actor_role() == vsm_ordinary ? nil : unsafe running
    }
}
