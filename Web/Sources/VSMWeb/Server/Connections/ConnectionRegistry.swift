import NIOCore

/// The connections of a server: applies the rules of ``ConnectionTable`` to channels.
final class ConnectionRegistry: Sendable {
    private struct State {
        var table: ConnectionTable
        var channels: [ConnectionTable.ID: any Channel] = [:]
        var lastID = 0
        var requests: RequestRateLimit
    }

    private let state: LockedValue<State>
    private let monitor: ServerMonitor

    /// Creates a registry.
    ///
    /// - Parameters:
    ///   - maximum: The maximum number of connections.
    ///   - perAddress: The maximum number of connections from one address.
    ///   - requests: How many requests per second an address may send over a longer time.
    ///   - monitor: Records connections that are refused, or closed to make room for others.
    init(maximum: Int, perAddress: Int?, requests: Int? = nil, monitor: ServerMonitor) {
        let table = ConnectionTable(maximum: maximum, perAddress: perAddress)
        state = LockedValue(State(table: table, requests: RequestRateLimit(perSecond: requests)))
        self.monitor = monitor
    }

    /// Admits or refuses a new connection, and closes another one to make room if necessary.
    func open(_ channel: any Channel) -> Connection {
        let address = channel.browserAddress
        let (id, admission, other, count) = add(channel, from: address)
        channel.closeFuture.whenComplete { [self] _ in monitor.metrics.recordConnections(remove(id)) }
        switch admission {
        case .admitted:
            monitor.metrics.recordConnections(count)
            if let other {
                monitor.refused(.silentConnection, from: address)
                other.close(promise: nil)
            }
            return Connection(id: id, address: address, registry: self, treatment: .serve)
        case .refused(let quota, let isAnswered):
            monitor.refused(quota == .server ? .connections : .connectionsOfAddress, from: address)
            return Connection(id: id, address: address, registry: self, treatment: isAnswered ? .refuse : .drop)
        }
    }

    private func add(
        _ channel: any Channel,
        from address: String
    ) -> (ConnectionTable.ID, ConnectionTable.Admission, other: (any Channel)?, count: Int) {
        state.withLock { state in
            state.lastID += 1
            let id = state.lastID
            let admission = state.table.open(id, from: address)
            state.channels[id] = channel
            guard case .admitted(let closing?) = admission else { return (id, admission, nil, state.table.count) }
            return (id, admission, state.channels[closing], state.table.count)
        }
    }

    /// - Returns: The number of remaining connections.
    private func remove(_ id: ConnectionTable.ID) -> Int {
        state.withLock { state in
            state.table.close(id)
            state.channels[id] = nil
            return state.table.count
        }
    }

    fileprivate func set(_ id: ConnectionTable.ID, isIdle: Bool) {
        state.withLock { $0.table.set(id, isIdle: isIdle) }
    }

    fileprivate func timeToRequest(_ address: String, now: NIODeadline) -> TimeAmount {
        state.withLock { $0.requests.take(address, now: now) }
    }

    /// A connection in the registry.
    struct Connection: Sendable {
        fileprivate let id: ConnectionTable.ID
        fileprivate let address: String
        fileprivate let registry: ConnectionRegistry
        /// How the server treats the connection.
        let treatment: Treatment

        /// How the server treats a connection.
        enum Treatment {
            /// The server answers its requests.
            case serve
            /// The server answers its request with 503.
            case refuse
            /// The server closes it.
            case drop
        }

        /// Records whether the server is waiting for a request from the browser.
        func set(isIdle: Bool) {
            if treatment == .serve { registry.set(id, isIdle: isIdle) }
        }

        /// Counts a request against the rate limit of the address.
        ///
        /// - Returns: How long the request has to wait; zero if it can be read now.
        func timeToRequest(now: NIODeadline) -> TimeAmount {
            treatment == .serve ? registry.timeToRequest(address, now: now) : .zero
        }
    }
}
