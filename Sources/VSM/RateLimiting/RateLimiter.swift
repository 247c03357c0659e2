/// The calls of a container that are debounced or throttled, grouped by identifier.
///
/// Used on the owner only; released on any thread. Calls are objects of any type, because unspecialized generic code costs
/// thousands of instructions in type metadata.
@usableFromInline
final class RateLimiter {
    private let owner: Owner
    /// Performs a call that has waited.
    let perform: (AnyObject) -> Void
    private var groups: [AnyHashable: RateLimitGroup] = [:]

    /// Creates a limiter without calls.
    ///
    /// - Parameters:
    ///   - owner: The actor on which calls arrive and are performed.
    ///   - perform: Performs a call that has waited.
    init(owner: Owner, perform: @escaping (AnyObject) -> Void) {
        self.owner = owner
        self.perform = perform
    }

    deinit { cancelAll() }

    /// Takes a call.
    ///
    /// - Returns: The call to perform now and the call that will never be performed, if any.
    func arrive(_ call: AnyObject, limit: RateLimit, identifier: AnyHashable) -> RateLimitArrival<AnyObject> {
        func makeGroup<C: Clock>(on clock: C) -> RateLimitGroup where C.Duration == Duration {
            ClockRateLimitGroup(clock: clock, identifier: identifier)
        }
        let group = groups[identifier] ?? makeGroup(on: limit.clock)
        groups[identifier] = group
        let arrival = group.arrive(call, limit: limit)
        if arrival.startsTimer { group.startTimer(for: self, on: owner) }
        return arrival
    }

    /// Removes a group in which no call waits.
    func remove(_ group: RateLimitGroup, identifier: AnyHashable) {
        if groups[identifier] === group { groups[identifier] = nil }
    }

    /// Drops all calls that wait.
    ///
    /// - Parameter report: Is given each dropped call.
    func dropWaiting(_ report: (AnyObject) -> Void) {
        // Dropping a call releases code of others, which may call the limiter.
        for (identifier, group) in groups {
            let dropped = group.dropWaiting()
            if group.isOver { remove(group, identifier: identifier) }
            if let dropped { report(dropped) }
        }
    }

    /// Ends all timers.
    func cancelAll() {
        let all = groups
        groups = [:]
        for group in all.values { group.cancel() }
    }
}
