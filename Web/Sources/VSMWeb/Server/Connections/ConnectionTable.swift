/// The connections of a server, and the rules by which they are limited.
///
/// A pure value; every operation takes constant time.
///
/// A connection is idle while it waits for a request from the browser. An idle connection can be closed to make room
/// for another. A live connection is never idle.
struct ConnectionTable {
    /// An identifier of a connection.
    typealias ID = Int

    /// The number of refused connections that are answered at the same time; more are closed without an answer.
    static let refusals = 16

    /// What to do with a new connection.
    enum Admission: Equatable {
        /// The connection may stay, and the given one must be closed to make room.
        case admitted(closing: ID?)
        /// The connection must be closed because the quota is used up: at once, or after its request is answered with a
        /// refusal.
        case refused(Quota, isAnswered: Bool)
    }

    private let maximum: Int
    private let perAddress: Int?
    private var connections = EvictionTable<ID, Void>()
    private var refused: Set<ID> = []

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - maximum: The maximum number of connections, not counting refused ones.
    ///   - perAddress: The maximum number of connections from one address.
    init(maximum: Int, perAddress: Int?) {
        self.maximum = maximum
        self.perAddress = perAddress
    }

    /// The number of connections that may stay.
    var count: Int { connections.count }

    /// Adds an idle connection.
    mutating func open(_ id: ID, from address: String) -> Admission {
        var closing: ID?
        if let quota = exceededQuota(by: address) {
            guard let other = connections.leastNeeded(of: quota)?.id else { return refuse(id, quota) }
            connections.remove(other)
            closing = other
        }
        connections.insert(.init(id: id, content: (), quotas: [.server, .address(address)], activity: .idle))
        return .admitted(closing: closing)
    }

    /// Records whether a connection is idle.
    mutating func set(_ id: ID, isIdle: Bool) {
        let activity: EvictionTable<ID, Void>.Activity = isIdle ? .idle : .active
        guard let entry = connections[id], entry.activity != activity else { return }
        connections.set(activity, (), of: id)
    }

    /// Removes a connection that was closed.
    mutating func close(_ id: ID) {
        refused.remove(id)
        connections.remove(id)
    }

    /// Returns the quota that one more connection from an address would exceed.
    private func exceededQuota(by address: String) -> Quota? {
        if let perAddress, connections.count(of: .address(address)) >= perAddress { return .address(address) }
        return count >= maximum ? .server : nil
    }

    private mutating func refuse(_ id: ID, _ quota: Quota) -> Admission {
        guard refused.count < Self.refusals else { return .refused(quota, isAnswered: false) }
        refused.insert(id)
        return .refused(quota, isAnswered: true)
    }
}
