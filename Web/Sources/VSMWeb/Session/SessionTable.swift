/// The sessions of a server, and the rules by which they are closed.
///
/// A pure value. Times must not decrease from one call to the next. This keeps the sessions without a connection in
/// order, so that no call looks at more sessions than it closes.
struct SessionTable {
    /// How long a disconnected session is protected from new pages when the server is full.
    ///
    /// Otherwise, a flood of pages would end the sessions of users whose connections return in a moment.
    static let returning = Duration.seconds(30)

    /// The number of sessions from which an address loses one to others when the server is full.
    ///
    /// An address with this many idle sessions loses one to any other address. An address with this many active
    /// sessions loses one to an address that has none. A few addresses therefore cannot keep all others out.
    static let many = 10

    /// A session in the table.
    ///
    /// It is unused until a browser connects, then active, and idle after its connection has ended.
    private struct Kept {
        let session: LiveSession
        let address: String
        /// The connection of an active session.
        var connection: ObjectIdentifier?
        /// The time since which an unused or idle session has had no connection.
        var absentSince: ContinuousClock.Instant
    }

    private typealias Sessions = EvictionTable<String, Kept>

    private let limits: SessionLimits
    private var kept = Sessions()
    /// The rankings of the addresses by the number of their sessions with each activity.
    private var addresses: [Sessions.Activity: Ranking] = [:]

    init(limits: SessionLimits) {
        self.limits = limits
    }

    /// The number of sessions.
    var count: Int { kept.count }

    /// All sessions.
    var sessions: [LiveSession] { kept.contents.map(\.session) }

    /// Returns the session of a page, if there is one.
    func session(of page: String) -> LiveSession? { kept[page]?.content.session }

    /// The result of adding a session.
    enum Admission {
        /// The session was added, and the given sessions must be closed to make room.
        case admitted(closing: [LiveSession])
        /// The quota is used up, and all of its sessions are in use.
        case refused(Quota)
    }

    /// Adds a session if there is room or other sessions can be closed.
    ///
    /// Within each quota, sessions that never connected are closed first, then those that have been disconnected
    /// longest. When the server is full, the address with the most sessions loses one.
    mutating func add(_ session: LiveSession, from address: String, now: ContinuousClock.Instant) -> Admission {
        let (ofAddress, ofVisitor) = (Quota.address(address), Quota.visitor(session.visitor))
        var leaving: [Sessions.Entry] = []
        if let limit = limits.sessionsPerAddress, kept.count(of: ofAddress) >= limit {
            guard let entry = kept.leastNeeded(of: ofAddress) else { return .refused(ofAddress) }
            leaving.append(entry)
        }
        let leavingOwn = leaving.count { $0.quotas.contains(ofVisitor) }
        if kept.count(of: ofVisitor) - leavingOwn >= limits.sessionsPerVisitor {
            guard let entry = kept.leastNeeded(of: ofVisitor) else { return .refused(ofVisitor) }
            leaving.append(entry)
        }
        if count - leaving.count >= limits.sessions {
            guard let entry = leastNeeded(for: address, now: now) else { return .refused(.server) }
            leaving.append(entry)
        }
        let closing = leaving.compactMap { remove($0.id) }
        addresses[.unused, default: Ranking()].increase(address)
        kept.insert(
            .init(
                id: session.ticket.page,
                content: Kept(session: session, address: address, absentSince: now),
                quotas: [.server, ofAddress, ofVisitor],
                activity: .unused
            )
        )
        return .admitted(closing: closing)
    }

    /// Records the current connection of a session.
    mutating func connect(_ page: String, _ connection: ObjectIdentifier) {
        set(.active, of: page) { $0.connection = connection }
    }

    /// Records that a connection has ended, unless another has replaced it.
    mutating func disconnect(_ page: String, _ connection: ObjectIdentifier, now: ContinuousClock.Instant) {
        guard kept[page]?.content.connection == connection else { return }
        setIdle(page, now: now)
    }

    /// Records that a page must be kept as long as one that was connected.
    mutating func keepLonger(_ page: String, now: ContinuousClock.Instant) {
        guard let entry = kept[page], entry.activity != .active else { return }
        setIdle(page, now: now)
    }

    /// Removes the session of a page, if there is one.
    @discardableResult
    mutating func remove(_ page: String) -> LiveSession? {
        guard let entry = kept.remove(page) else { return nil }
        addresses[entry.activity]?.decrease(entry.content.address)
        return entry.content.session
    }

    /// Removes the sessions whose browsers did not return in time.
    ///
    /// - Returns: The sessions to close.
    mutating func removeExpired(now: ContinuousClock.Instant) -> [LiveSession] {
        removeOldest(.unused, after: limits.unconnected, now: now)
            + removeOldest(.idle, after: limits.disconnected, now: now)
    }

    private mutating func removeOldest(
        _ activity: Sessions.Activity,
        after time: Duration,
        now: ContinuousClock.Instant
    ) -> [LiveSession] {
        var expired: [LiveSession] = []
        while let oldest = kept.oldest(activity, of: .server), now - oldest.content.absentSince >= time,
            let session = remove(oldest.id)
        {
            expired.append(session)
        }
        return expired
    }

    private mutating func setIdle(_ page: String, now: ContinuousClock.Instant) {
        set(.idle, of: page) { kept in (kept.connection, kept.absentSince) = (nil, now) }
    }

    private mutating func set(_ activity: Sessions.Activity, of page: String, _ change: (inout Kept) -> Void) {
        guard let entry = kept[page] else { return }
        var content = entry.content
        change(&content)
        addresses[entry.activity]?.decrease(content.address)
        addresses[activity, default: Ranking()].increase(content.address)
        kept.set(activity, content, of: page)
    }

    /// Returns the session to close for a session from an address when the server is full.
    private func leastNeeded(for address: String, now: ContinuousClock.Instant) -> Sessions.Entry? {
        if let entry = ofGreediestAddress(.unused, atLeast: 2) ?? ofGreediestAddress(.idle, atLeast: Self.many) {
            return entry
        }
        let count = kept.count(of: .address(address))
        if count == 0, let entry = ofGreediestAddress(.active, atLeast: Self.many) { return entry }
        if let entry = kept.oldest(.unused, of: .server) {
            let hasMore = limits.sessionsPerAddress != nil && count > kept.count(of: .address(entry.content.address))
            return hasMore ? kept.leastNeeded(of: .address(address)) : entry
        }
        guard let entry = kept.oldest(.idle, of: .server), now - entry.content.absentSince >= Self.returning else {
            return nil
        }
        return entry
    }

    /// Returns the oldest session with an activity, of the address that has the most such sessions.
    private func ofGreediestAddress(_ activity: Sessions.Activity, atLeast least: Int) -> Sessions.Entry? {
        // Without a limit, all browsers can have the address of a proxy.
        guard limits.sessionsPerAddress != nil, let (address, count) = addresses[activity]?.first, count >= least else {
            return nil
        }
        return kept.oldest(activity, of: .address(address))
    }
}
