package import VSMIsolation

/// Debounced and throttled calls, grouped by identifier.
///
/// Used only on the owner, but released on any thread. The class of the calls is not generic, because unspecialized
/// generic code spends thousands of instructions on type metadata.
package final class RateLimiter {
    private let owner: Owner
    /// Whether waiting calls keep their contexts.
    ///
    /// If not, each of them needs a timer of its own, which has their context.
    private let keepsContexts: Bool
    /// Performs a call after its wait.
    let perform: (WaitingCall) -> Void
    private var groups: [AnyHashable: RateLimitGroup] = [:]
    /// The groups in which a call waits, and some in which none does any more, so that groups that rest cost nothing.
    package private(set) var waitingGroups: [RateLimitGroup] = []
    private var arrivals: UInt64 = 0

    /// Creates a limiter that has no calls.
    ///
    /// - Parameters:
    ///   - owner: The actor on which calls arrive and are performed.
    ///   - keepsContexts: Whether waiting calls keep their contexts, if the system allows it.
    ///   - perform: Performs a call after its wait.
    package init(
        owner: Owner,
        keepsContexts: Bool = CallerContext.isAvailable,
        perform: @escaping (WaitingCall) -> Void
    ) {
        self.owner = owner
        self.keepsContexts = keepsContexts
        self.perform = perform
    }

    deinit {
        // No other code uses the groups now, because a timer retains the limiter while it works.
        let finishing = dropWaiting { _ in }
        cancelAll()
        guard !finishing.isEmpty else { return }
        owner.enqueueOrStandIn { [owner, finishing = UncheckedSendable(finishing)] in
            let actor = owner.actorOrStandIn
            for call in finishing.value { call.make(on: actor) { call.work.makeAfterEnd() } }
        }
    }

    /// Adds a call.
    ///
    /// - Returns: The call to perform now and the call that will never be performed, if any.
    package func arrive(
        _ call: WaitingCall,
        limit: RateLimit,
        identifier: AnyHashable
    ) -> RateLimitGroup.Calls.Arrival {
        let group = groups[identifier] ?? addGroup(of: identifier, for: limit)
        arrivals &+= 1
        group.latestArrival = arrivals
        let arrival = group.arrive(call, limit: limit)
        updateWaiting(group)
        let waits = arrival.performed == nil
        if waits, keepsContexts { call.keepContext() }
        let priority = TaskPriority.ofCaller
        if waits, !keepsContexts {
            group.startTimer(for: self, on: owner, priority: priority, keepsContext: true)
        } else if arrival.startsTimer || waits && group.isLessUrgent(than: priority) {
            group.startTimer(for: self, on: owner, priority: priority)
        }
        return arrival
    }

    private func addGroup(of identifier: AnyHashable, for limit: RateLimit) -> RateLimitGroup {
        let group = RateLimitGroup(clock: limit.clock ?? defaultClock(), identifier: identifier)
        groups[identifier] = group
        return group
    }

    /// Removes a group in which no call waits.
    func remove(_ group: RateLimitGroup) {
        if groups[group.identifier] === group { groups[group.identifier] = nil }
    }

    /// Updates ``waitingGroups`` after a change of a group.
    func updateWaiting(_ group: RateLimitGroup) {
        switch (group.isWaiting, group.waitingPosition) {
        case (true, nil):
            group.waitingPosition = waitingGroups.count
            waitingGroups.append(group)
        case (false, let position?):
            group.waitingPosition = nil
            let last = waitingGroups.removeLast()
            guard last !== group else { return }
            last.waitingPosition = position
            waitingGroups[position] = last
        case (true, _?), (false, nil): break
        }
    }

    /// Drops all waiting calls.
    ///
    /// - Parameter report: Receives each dropped call.
    /// - Returns: The finishing calls, which the caller makes, in the order in which they arrived.
    package func dropWaiting(_ report: (WaitingCall) -> Void) -> [WaitingCall] {
        var finishing: [(arrival: UInt64, call: WaitingCall)] = []
        let waiting = waitingGroups
        waitingGroups = []
        for group in waiting { group.waitingPosition = nil }
        // Dropping a call releases closures of the app, which may call the limiter.
        for group in waiting {
            let dropped = group.dropWaiting()
            if group.isOver { remove(group) }
            guard let dropped else { continue }
            if dropped.finishes { finishing.append((group.latestArrival, dropped)) } else { report(dropped) }
        }
        return finishing.sorted { $0.arrival < $1.arrival }.map(\.call)
    }

    /// Ends all timers.
    package func cancelAll() {
        let all = groups.values
        groups = [:]
        for group in all { group.cancel() }
    }
}

extension TaskPriority {
    /// The priority with which a task of the caller runs.
    fileprivate static var ofCaller: TaskPriority {
        let priority = Task.currentPriority
        // Outside of a task, the priority may be unknown.
        return priority.rawValue == 0 ? .medium : priority
    }
}
