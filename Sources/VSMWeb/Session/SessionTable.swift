/// The sessions of a server, and the rules by which they are closed.
///
/// A pure value. Times must not decrease from one call to the next: then the sessions without a connection are in order
/// already, and no call looks at more sessions than it closes.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct SessionTable {
    /// How long a session is safe from new pages after its connection ended, when the server is full.
    ///
    /// Otherwise, a flood of pages would end the sessions of users whose connection is back in a moment.
    static let returning = Duration.seconds(30)

    /// How many disconnected sessions an address has that loses one to any other when the server is full, and how many
    /// connected ones an address has that loses one to an address that has none.
    ///
    /// So a few addresses cannot keep everybody else out, whatever they do with their pages.
    static let many = 10

    private let limits: SessionLimits
    private var slots = SessionSlots()

    init(limits: SessionLimits) {
        self.limits = limits
    }

    /// The number of sessions.
    var count: Int { slots.count }

    /// All sessions.
    var sessions: [LiveSession] { slots.sessions }

    /// The session of a page, if there is one.
    func session(of page: String) -> LiveSession? { slots.slot(of: page).flatMap { slots[$0]?.session } }

    /// The result of adding a session.
    enum Admission {
        /// It was added, and these sessions must be closed for it.
        case admitted(closing: [LiveSession])
        /// There are too many sessions, and all of them are in use.
        case refused(Limit)
    }

    /// What there is too much of.
    enum Limit: String {
        case address, visitor, server
    }

    /// Adds a session if there is room, or if others can be closed.
    ///
    /// Within each limit, sessions that never connected go first, then the longest disconnected ones. When the server is
    /// full, it makes room from the address that has the most.
    mutating func add(_ session: LiveSession, from address: String, now: ContinuousClock.Instant) -> Admission {
        var leaving: [Int] = []
        if let limit = limits.sessionsPerAddress, slots.byAddress.count(of: address) >= limit {
            guard let slot = slots.byAddress.leastNeeded(of: address) else { return .refused(.address) }
            leaving.append(slot)
        }
        let leavingOwn = leaving.count { slots[$0]?.session.visitor == session.visitor }
        if slots.byVisitor.count(of: session.visitor) - leavingOwn >= limits.sessionsPerVisitor {
            guard let slot = slots.byVisitor.leastNeeded(of: session.visitor) else { return .refused(.visitor) }
            leaving.append(slot)
        }
        if count - leaving.count >= limits.sessions {
            guard let slot = leastNeededOfAll(for: address, now: now) else { return .refused(.server) }
            leaving.append(slot)
        }
        let closing = leaving.compactMap { slots.remove($0) }
        slots.insert(
            .init(session: session, address: address, connection: .absent(.neverConnected, since: now))
        )
        return .admitted(closing: closing)
    }

    /// Records the current connection of a session.
    mutating func connect(_ page: String, _ connection: ObjectIdentifier) {
        guard let slot = slots.slot(of: page) else { return }
        slots.set(.connected(connection), for: slot)
    }

    /// Records that a connection has ended, unless another has replaced it.
    mutating func disconnect(_ page: String, _ connection: ObjectIdentifier, now: ContinuousClock.Instant) {
        guard let slot = slots.slot(of: page), case .connected(connection) = slots[slot]?.connection else { return }
        slots.set(.absent(.disconnected, since: now), for: slot)
    }

    /// Records that a page is to be kept as long as one that was connected.
    mutating func keepLonger(_ page: String, now: ContinuousClock.Instant) {
        guard let slot = slots.slot(of: page), case .absent = slots[slot]?.connection else { return }
        slots.set(.absent(.disconnected, since: now), for: slot)
    }

    /// Removes the session of a page, if there is one.
    mutating func remove(_ page: String) {
        if let slot = slots.slot(of: page) { _ = slots.remove(slot) }
    }

    /// Removes the sessions whose browsers did not return in time.
    ///
    /// - Returns: The sessions to close.
    mutating func removeExpired(now: ContinuousClock.Instant) -> [LiveSession] {
        removeExpired(.neverConnected, after: limits.unconnected, now: now)
            + removeExpired(.disconnected, after: limits.disconnected, now: now)
    }

    private mutating func removeExpired(
        _ absence: SessionSlots.Absence,
        after time: Duration,
        now: ContinuousClock.Instant
    ) -> [LiveSession] {
        var expired: [LiveSession] = []
        while let slot = slots.all.oldest(absence.turn, of: SessionSlots.everybody), isAbsent(slot, for: time, now: now)
        {
            if let session = slots.remove(slot) { expired.append(session) }
        }
        return expired
    }

    private func leastNeededOfAll(for address: String, now: ContinuousClock.Instant) -> Int? {
        if let slot = ofGreediestAddress(.first, atLeast: 2) ?? ofGreediestAddress(.second, atLeast: Self.many) {
            return slot
        }
        let count = slots.byAddress.count(of: address)
        if count == 0, let slot = ofGreediestAddress(.last, atLeast: Self.many) { return slot }
        if let slot = slots.all.oldest(.first, of: SessionSlots.everybody), let other = slots[slot]?.address {
            let hasMore = limits.sessionsPerAddress != nil && count > slots.byAddress.count(of: other)
            return hasMore ? slots.byAddress.leastNeeded(of: address) : slot
        }
        let slot = slots.all.oldest(.second, of: SessionSlots.everybody)
        return slot.flatMap { isAbsent($0, for: Self.returning, now: now) ? $0 : nil }
    }

    /// The oldest session of a turn that the address with the most of them has.
    private func ofGreediestAddress(_ turn: Shares.Turn, atLeast least: Int) -> Int? {
        // Without a limit, all browsers can have the address of a proxy.
        guard limits.sessionsPerAddress != nil, let (address, count) = slots.mostOfAddress(turn), count >= least else {
            return nil
        }
        return slots.byAddress.oldest(turn, of: address)
    }

    private func isAbsent(_ slot: Int, for time: Duration, now: ContinuousClock.Instant) -> Bool {
        guard case .absent(_, let since) = slots[slot]?.connection else { return false }
        return now - since >= time
    }
}
