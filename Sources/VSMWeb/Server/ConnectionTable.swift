/// The connections of a server, and the rules by which they are limited.
///
/// A pure value; every operation takes constant time.
///
/// A connection is silent while the browser has sent no request, or no further one, and can be closed for another then. A
/// live connection is never silent.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct ConnectionTable {
    /// Names a connection.
    typealias ID = Int

    /// The number of refused connections that are answered at the same time; more are closed without an answer.
    static let refusals = 16

    /// What to do with a new connection.
    enum Admission: Equatable {
        /// It may stay, and this one must be closed for it.
        case admitted(closing: ID?)
        /// Its request must be answered with a refusal; then it must be closed.
        case refused(Limit)
        /// It must be closed at once.
        case dropped(Limit)
    }

    /// What there is too much of.
    enum Limit: String {
        case address, server
    }

    private struct Entry {
        let id: ID
        let address: String
        var isSilent: Bool
    }

    /// The owner of the connections in ``all``.
    private static let everybody = ""

    private let maximum: Int
    private let perAddress: Int?
    private var entries: [Entry?] = []
    private var freeSlots: [Int] = []
    private var slots: [ID: Int] = [:]
    private var refused: Set<ID> = []
    private var all = Shares()
    private var byAddress = Shares()

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - maximum: The maximum number of connections, besides some that are refused.
    ///   - perAddress: The maximum number of connections from one address.
    init(maximum: Int, perAddress: Int?) {
        self.maximum = maximum
        self.perAddress = perAddress
    }

    /// The number of connections that may stay.
    var count: Int { slots.count }

    /// Adds a connection, which is silent.
    mutating func open(_ id: ID, from address: String) -> Admission {
        var closing: ID?
        if let perAddress, byAddress.count(of: address) >= perAddress {
            guard let slot = byAddress.leastNeeded(of: address) else { return refuse(id, .address) }
            closing = remove(slot)
        } else if count >= maximum {
            guard let slot = all.leastNeeded(of: Self.everybody) else { return refuse(id, .server) }
            closing = remove(slot)
        }
        insert(Entry(id: id, address: address, isSilent: true))
        return .admitted(closing: closing)
    }

    /// Records whether a connection is silent.
    mutating func set(_ id: ID, isSilent: Bool) {
        guard let slot = slots[id], entries[slot]?.isSilent != isSilent else { return }
        if !isSilent { unqueue(slot) }
        entries[slot]?.isSilent = isSilent
        if isSilent { queue(slot) }
    }

    /// Removes a connection that was closed.
    mutating func close(_ id: ID) {
        refused.remove(id)
        if let slot = slots[id] { _ = remove(slot) }
    }

    private mutating func refuse(_ id: ID, _ limit: Limit) -> Admission {
        guard refused.count < Self.refusals else { return .dropped(limit) }
        refused.insert(id)
        return .refused(limit)
    }

    private mutating func insert(_ entry: Entry) {
        let slot = freeSlots.popLast() ?? entries.count
        if slot == entries.count { entries.append(entry) } else { entries[slot] = entry }
        slots[entry.id] = slot
        all.enter(Self.everybody)
        byAddress.enter(entry.address)
        queue(slot)
    }

    private mutating func remove(_ slot: Int) -> ID? {
        guard let entry = entries[slot] else { return nil }
        if entry.isSilent { unqueue(slot) }
        all.leave(Self.everybody)
        byAddress.leave(entry.address)
        slots[entry.id] = nil
        entries[slot] = nil
        freeSlots.append(slot)
        return entry.id
    }

    private mutating func queue(_ slot: Int) {
        guard let entry = entries[slot] else { return }
        all.append(slot, .first, of: Self.everybody)
        byAddress.append(slot, .first, of: entry.address)
    }

    private mutating func unqueue(_ slot: Int) {
        guard let entry = entries[slot] else { return }
        all.remove(slot, .first, of: Self.everybody)
        byAddress.remove(slot, .first, of: entry.address)
    }
}
