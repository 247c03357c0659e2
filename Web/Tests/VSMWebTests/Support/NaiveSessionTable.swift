@testable import VSMWeb

/// The rules of ``SessionTable`` in their simplest form, which examines all sessions each time.
struct NaiveSessionTable {
    struct Entry {
        let page: String
        let visitor: String
        let address: String
        var isConnected = false
        var hasConnected = false
        var since: ContinuousClock.Instant
        /// The number of the change, which orders entries with the same time.
        var change: Int
    }

    let limits: SessionLimits
    private(set) var entries: [Entry] = []
    private var changes = 0

    init(limits: SessionLimits) { self.limits = limits }

    /// - Parameter chosen: Chooses among addresses with the same number of sessions.
    /// - Returns: The pages to close, or `nil` if the new one is refused.
    mutating func add(
        page: String,
        visitor: String,
        address: String,
        now: ContinuousClock.Instant,
        chosen: Set<String>
    ) -> Set<String>? {
        var leaving: Set<String> = []
        func stay(_ condition: (Entry) -> Bool) -> [Entry] {
            entries.filter { condition($0) && !leaving.contains($0.page) }
        }
        if let limit = limits.sessionsPerAddress, stay({ $0.address == address }).count >= limit {
            guard let entry = leastNeeded(stay { $0.address == address }) else { return nil }
            leaving.insert(entry.page)
        }
        if stay({ $0.visitor == visitor }).count >= limits.sessionsPerVisitor {
            guard let entry = leastNeeded(stay { $0.visitor == visitor }) else { return nil }
            leaving.insert(entry.page)
        }
        if stay({ _ in true }).count >= limits.sessions {
            func oldest(_ condition: (Entry) -> Bool) -> Entry? { stay(condition).min { $0.change < $1.change } }
            func ofGreediest(_ least: Int, _ condition: (Entry) -> Bool) -> Entry? {
                guard limits.sessionsPerAddress != nil else { return nil }
                let shares = Dictionary(grouping: stay(condition), by: \.address)
                guard let most = shares.values.map(\.count).max(), most >= least else { return nil }
                let candidates = shares.values.filter { $0.count == most }
                    .compactMap { $0.min { $0.change < $1.change } }
                return candidates.first { chosen.contains($0.page) } ?? candidates.first
            }
            let many = SessionTable.many
            func count(_ address: String) -> Int { stay { $0.address == address }.count }
            var entry =
                ofGreediest(2) { !$0.isConnected && !$0.hasConnected }
                ?? ofGreediest(many) { !$0.isConnected && $0.hasConnected }
            if entry == nil, count(address) == 0 { entry = ofGreediest(many) { $0.isConnected } }
            if entry == nil, let other = oldest({ !$0.isConnected && !$0.hasConnected }) {
                let hasMore = limits.sessionsPerAddress != nil && count(address) > count(other.address)
                entry = hasMore ? leastNeeded(stay { $0.address == address }) : other
            } else {
                entry = entry ?? oldest { !$0.isConnected && now - $0.since >= SessionTable.returning }
            }
            guard let entry else { return nil }
            leaving.insert(entry.page)
        }
        entries.removeAll { leaving.contains($0.page) }
        changes += 1
        entries.append(Entry(page: page, visitor: visitor, address: address, since: now, change: changes))
        return leaving
    }

    mutating func set(_ page: String, isConnected: Bool, now: ContinuousClock.Instant) {
        guard let index = entries.firstIndex(where: { $0.page == page }) else { return }
        guard isConnected || entries[index].isConnected else { return }
        changes += 1
        entries[index].isConnected = isConnected
        entries[index].hasConnected = true
        entries[index].since = now
        entries[index].change = changes
    }

    mutating func removeExpired(now: ContinuousClock.Instant) -> Set<String> {
        let expired = entries.filter {
            !$0.isConnected && now - $0.since >= ($0.hasConnected ? limits.disconnected : limits.unconnected)
        }
        let pages = Set(expired.map(\.page))
        entries.removeAll { pages.contains($0.page) }
        return pages
    }

    private func leastNeeded(_ candidates: [Entry]) -> Entry? {
        let unused = candidates.filter { !$0.isConnected }
        return unused.filter { !$0.hasConnected }.min { $0.change < $1.change } ?? unused.min { $0.change < $1.change }
    }
}
