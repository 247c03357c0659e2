/// The actions of a container that wait for their time, by identifier.
@usableFromInline
final class PacedActions<State> {
    private var groups: [AnyHashable: PacedGroup<State>] = [:]

    /// An action that waits to be called.
    struct Call {
        let makeAction: () -> ObservedAction<State>
        let site: CallSite
    }

    /// Takes a call of a group.
    func arrive(_ call: Call, pacing: ActionPacing, identifier: AnyHashable, in container: StateContainer<State>) {
        func group<C: Clock>(on clock: C) -> PacedGroup<State> where C.Duration == Duration {
            TimedGroup(clock: clock, identifier: identifier)
        }
        let existing = groups[identifier]
        let group = existing ?? group(on: pacing.clock)
        if existing == nil { groups[identifier] = group }
        group.arrive(call, pacing: pacing, in: container)
    }

    /// Forgets a group of which nothing waits any more.
    func forget(_ group: PacedGroup<State>, identifier: AnyHashable) {
        if groups[identifier] === group { groups[identifier] = nil }
    }

    /// Drops what waits because another action begins.
    ///
    /// - Parameter watch: is told of what is dropped.
    @usableFromInline
    func dropWaiting(_ watch: ActionWatch<State>?) {
        // Dropping releases code that is not ours, which may come back here.
        for (identifier, group) in groups {
            let dropped = group.dropWaiting()
            if group.isOver { forget(group, identifier: identifier) }
            if let dropped { watch?.dropped(waiting: dropped) }
        }
    }

    /// Ends everything because the container goes away, on any thread.
    func cancelAll() {
        let all = groups
        groups = [:]
        for group in all.values { group.cancel() }
    }
}

/// The calls of one group and their timer, as far as they can be known without the type of the clock.
class PacedGroup<State> {
    /// Whether the next call starts anew.
    var isOver: Bool { true }

    /// Takes a call.
    func arrive(_ call: PacedActions<State>.Call, pacing: ActionPacing, in container: StateContainer<State>) {}

    /// Lets nothing wait any longer.
    ///
    /// - Returns: what waited.
    func dropWaiting() -> PacedActions<State>.Call? { nil }

    /// Ends the timer, on any thread.
    func cancel() {}
}
