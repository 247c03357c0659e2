/// The calls of a container that are debounced or throttled, grouped by identifier.
///
/// Used on the owner only; released on any thread. Calls are objects of a class that is not generic, because unspecialized
/// generic code costs thousands of instructions in type metadata.
@usableFromInline
final class RateLimiter {
    private let owner: Owner
    /// Performs a call that has waited.
    let perform: (WaitingCall) -> Void
    private var groups: [AnyHashable: RateLimitGroup] = [:]
    private var arrivals: UInt64 = 0

    /// Creates a limiter without calls.
    ///
    /// - Parameters:
    ///   - owner: The actor on which calls arrive and are performed.
    ///   - perform: Performs a call that has waited.
    init(owner: Owner, perform: @escaping (WaitingCall) -> Void) {
        self.owner = owner
        self.perform = perform
    }

    deinit {
        // Nobody else uses the groups now: a timer at work holds the limiter.
        let finishing = dropWaiting { _ in }
        cancelAll()
        guard !finishing.isEmpty else { return }
        owner.enqueueOrStandIn { [finishing = UncheckedSendable(finishing)] in
            for call in finishing.value { call.finish() }
        }
    }

    /// Takes a call.
    ///
    /// - Returns: The call to perform now and the call that will never be performed, if any.
    func arrive(_ call: WaitingCall, limit: RateLimit, identifier: AnyHashable) -> RateLimitArrival<WaitingCall> {
        let group = groups[identifier] ?? makeGroup(of: identifier, for: limit)
        groups[identifier] = group
        arrivals &+= 1
        group.latestArrival = arrivals
        let arrival = group.arrive(call, limit: limit)
        if arrival.startsTimer { group.startTimer(for: self, on: owner) }
        return arrival
    }

    private func makeGroup(of identifier: AnyHashable, for limit: RateLimit) -> RateLimitGroup {
        func group(on clock: some RateLimitClock) -> RateLimitGroup {
            ClockRateLimitGroup(clock: clock, identifier: identifier)
        }
        let clock = limit.time.clock ?? systemClock()
        return group(on: clock)
    }

    /// Removes a group in which no call waits.
    func remove(_ group: RateLimitGroup, identifier: AnyHashable) {
        if groups[identifier] === group { groups[identifier] = nil }
    }

    /// Drops all calls that wait.
    ///
    /// - Parameter report: Is given each dropped call.
    /// - Returns: The calls that are to be made nevertheless, in the order in which they arrived.
    func dropWaiting(_ report: (WaitingCall) -> Void) -> [WaitingCall] {
        var finishing: [(arrival: UInt64, call: WaitingCall)] = []
        // Dropping a call releases code of others, which may call the limiter.
        for (identifier, group) in groups {
            let dropped = group.dropWaiting()
            if group.isOver { remove(group, identifier: identifier) }
            guard let dropped else { continue }
            if dropped.finishes { finishing.append((group.latestArrival, dropped)) } else { report(dropped) }
        }
        return finishing.sorted { $0.arrival < $1.arrival }.map(\.call)
    }

    /// Ends all timers.
    func cancelAll() {
        let all = groups.values
        groups = [:]
        for group in all { group.cancel() }
    }
}
