/// The sessions of a server, in slots, with what each address and each visitor has of them.
///
/// A pure value. Every operation takes constant time.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct SessionSlots {
    /// Why a session has no connection.
    enum Absence {
        /// Its page was loaded, and no browser has connected yet.
        case neverConnected
        /// Its connection has ended.
        case disconnected

        /// When sessions without a connection are closed for others: first those that never had one.
        var turn: Shares.Turn { self == .neverConnected ? .first : .second }
    }

    /// The connection of a session.
    enum Connection {
        case absent(Absence, since: ContinuousClock.Instant)
        case connected(ObjectIdentifier)

        /// When sessions are closed for others.
        var turn: Shares.Turn {
            switch self {
            case .absent(let absence, _): absence.turn
            case .connected: .last
            }
        }
    }

    /// A session and where it belongs.
    struct Entry {
        let session: LiveSession
        let address: String
        var connection: Connection
    }

    /// The owner of the sessions in ``all``.
    static let everybody = ""

    private var entries: [Entry?] = []
    private var freeSlots: [Int] = []
    private var slots: [String: Int] = [:]
    private(set) var all = Shares()
    private(set) var byAddress = Shares()
    private(set) var byVisitor = Shares()
    /// The addresses by how many sessions of a turn each has.
    private var addresses: [Shares.Turn: Ranking] = [:]

    /// The number of sessions.
    var count: Int { slots.count }

    /// All sessions.
    var sessions: [LiveSession] { entries.compactMap { $0?.session } }

    /// The slot of a page's session, if there is one.
    func slot(of page: String) -> Int? { slots[page] }

    /// The session in a slot, and where it belongs.
    subscript(slot: Int) -> Entry? { entries.indices.contains(slot) ? entries[slot] : nil }

    /// Adds a session.
    mutating func insert(_ entry: Entry) {
        let slot = freeSlots.popLast() ?? entries.count
        if slot == entries.count { entries.append(entry) } else { entries[slot] = entry }
        slots[entry.session.ticket.page] = slot
        all.enter(Self.everybody)
        byAddress.enter(entry.address)
        byVisitor.enter(entry.session.visitor)
        queue(slot)
    }

    /// Removes a session.
    mutating func remove(_ slot: Int) -> LiveSession? {
        guard let entry = self[slot] else { return nil }
        unqueue(slot)
        all.leave(Self.everybody)
        byAddress.leave(entry.address)
        byVisitor.leave(entry.session.visitor)
        slots[entry.session.ticket.page] = nil
        entries[slot] = nil
        freeSlots.append(slot)
        return entry.session
    }

    /// Changes the connection of a session.
    mutating func set(_ connection: Connection, for slot: Int) {
        unqueue(slot)
        entries[slot]?.connection = connection
        queue(slot)
    }

    /// The address that has the most sessions of a turn, and how many these are.
    func mostOfAddress(_ turn: Shares.Turn) -> (owner: String, count: Int)? { addresses[turn]?.first }

    private mutating func queue(_ slot: Int) {
        guard let entry = self[slot] else { return }
        let turn = entry.connection.turn
        all.append(slot, turn, of: Self.everybody)
        byAddress.append(slot, turn, of: entry.address)
        byVisitor.append(slot, turn, of: entry.session.visitor)
        addresses[turn, default: Ranking()].increase(entry.address)
    }

    private mutating func unqueue(_ slot: Int) {
        guard let entry = self[slot] else { return }
        let turn = entry.connection.turn
        all.remove(slot, turn, of: Self.everybody)
        byAddress.remove(slot, turn, of: entry.address)
        byVisitor.remove(slot, turn, of: entry.session.visitor)
        addresses[turn, default: Ranking()].decrease(entry.address)
    }
}
