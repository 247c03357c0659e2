/// The calls of a container that are debounced or throttled, grouped by identifier.
///
/// Used on the owner only, except ``cancelAll()``.
@usableFromInline
final class RateLimiter<Call> {
    private let owner: Owner
    private let perform: (Call) -> Void
    private var groups: [AnyHashable: RateLimitGroup<Call>] = [:]

    /// Creates a limiter without calls.
    ///
    /// - Parameters:
    ///   - owner: The actor on which calls arrive and are performed.
    ///   - perform: Performs a call that has waited.
    init(owner: Owner, perform: @escaping (Call) -> Void) {
        self.owner = owner
        self.perform = perform
    }

    deinit { cancelAll() }

    /// Takes a call.
    ///
    /// - Returns: The call to perform now and the call that will never be performed, if any.
    func arrive(_ call: Call, limit: RateLimit, identifier: AnyHashable) -> RateLimitArrival<Call> {
        func makeGroup<C: Clock>(on clock: C) -> RateLimitGroup<Call> where C.Duration == Duration {
            ClockRateLimitGroup(clock: clock, identifier: identifier)
        }
        let group = groups[identifier] ?? makeGroup(on: limit.clock)
        groups[identifier] = group
        let arrival = group.arrive(call, limit: limit)
        if arrival.startsTimer { group.startTimer(for: self, on: owner) }
        return arrival
    }

    /// Performs a call whose time is over.
    func perform(waiting call: Call) { perform(call) }

    /// Removes a group in which no call waits.
    func remove(_ group: RateLimitGroup<Call>, identifier: AnyHashable) {
        if groups[identifier] === group { groups[identifier] = nil }
    }

    /// Drops all calls that wait.
    ///
    /// - Parameter report: Is given each dropped call.
    func dropWaiting(_ report: (Call) -> Void) {
        // Dropping a call releases code of others, which may call the limiter.
        for (identifier, group) in groups {
            let dropped = group.dropWaiting()
            if group.isOver { remove(group, identifier: identifier) }
            if let dropped { report(dropped) }
        }
    }

    /// Ends all timers, on the owner or on the thread that releases the container last.
    func cancelAll() {
        let all = groups
        groups = [:]
        for group in all.values { group.cancel() }
    }
}
