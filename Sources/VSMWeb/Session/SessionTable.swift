/// The sessions of a server, and the rules by which they are closed.
///
/// A pure value.
struct SessionTable {
    private enum Connection {
        case never(since: ContinuousClock.Instant)
        case connected(ObjectIdentifier)
        case lost(since: ContinuousClock.Instant)

        /// When the last connection ended.
        var unusedSince: ContinuousClock.Instant? {
            switch self {
            case .never(let since), .lost(let since): since
            case .connected: nil
            }
        }
    }

    private struct Entry {
        let session: LiveSession
        let address: String
        var connection: Connection
    }

    private var entries: [String: Entry] = [:]
    private let limits: SessionLimits

    init(limits: SessionLimits) {
        self.limits = limits
    }

    /// The number of sessions.
    var count: Int { entries.count }

    /// All sessions.
    var sessions: [LiveSession] { entries.values.map(\.session) }

    /// The session of a page, if there is one.
    func session(of page: String) -> LiveSession? { entries[page]?.session }

    /// The result of adding a session.
    enum Admission {
        /// It was added, and these sessions must be closed for it.
        case admitted(closing: [LiveSession])
        /// There are too many sessions, and all of them are in use.
        case refused
    }

    /// Adds a session if there is room, or if another can be closed.
    mutating func add(_ session: LiveSession, from address: String, now: ContinuousClock.Instant) -> Admission {
        var closing: [LiveSession] = []
        if let limit = limits.sessionsPerAddress {
            let neighbours = entries.filter { $0.value.address == address }
            if neighbours.count >= limit {
                guard let oldest = removeOldestUnused(of: neighbours) else { return .refused }
                closing.append(oldest)
            }
        }
        let own = entries.filter { $0.value.session.visitor == session.visitor }
        if own.count >= limits.sessionsPerVisitor {
            guard let oldest = removeOldestUnused(of: own) else { return .refused }
            closing.append(oldest)
        }
        if entries.count >= limits.sessions {
            // Only pages that never connected: a flood of requests must not close the sessions of users who will return.
            let unconnected = entries.filter { if case .never = $0.value.connection { true } else { false } }
            guard let oldest = removeOldestUnused(of: unconnected) else { return .refused }
            closing.append(oldest)
        }
        entries[session.ticket.page] = Entry(session: session, address: address, connection: .never(since: now))
        return .admitted(closing: closing)
    }

    /// Records the current connection of a session.
    mutating func connect(_ page: String, _ connection: ObjectIdentifier) {
        entries[page]?.connection = .connected(connection)
    }

    /// Records that a connection has ended, unless another has replaced it.
    mutating func disconnect(_ page: String, _ connection: ObjectIdentifier, now: ContinuousClock.Instant) {
        guard case .connected(connection) = entries[page]?.connection else { return }
        entries[page]?.connection = .lost(since: now)
    }

    /// Removes the sessions whose browsers did not return in time.
    ///
    /// - Returns: The sessions to close.
    mutating func removeExpired(now: ContinuousClock.Instant) -> [LiveSession] {
        let expired = entries.filter { _, entry in
            switch entry.connection {
            case .never(let since): now - since >= limits.unconnected
            case .lost(let since): now - since >= limits.disconnected
            case .connected: false
            }
        }
        for page in expired.keys { entries[page] = nil }
        return expired.values.map(\.session)
    }

    private mutating func removeOldestUnused(of candidates: [String: Entry]) -> LiveSession? {
        let unused = candidates.compactMap { page, entry in entry.connection.unusedSince.map { (page, $0) } }
        guard let oldest = unused.min(by: { $0.1 < $1.1 }) else { return nil }
        return entries.removeValue(forKey: oldest.0)?.session
    }
}
