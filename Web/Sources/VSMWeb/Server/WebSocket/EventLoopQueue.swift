import NIOCore

/// A type on an event loop that has deadlines.
protocol HasDeadlines: AnyObject {
    /// Performs the work that is due.
    func checkDeadlines(_ now: NIODeadline)

    /// Closes the connection, without a message.
    func closeNow()
}

/// An event loop on which sessions run, with the connections whose deadlines are checked together.
///
/// Everything here happens on the event loop, except the functions of ``WorkQueue``.
final class EventLoopQueue: WorkQueue, @unchecked Sendable {
    /// How often the deadlines are checked.
    private static let interval = TimeAmount.seconds(1)

    let eventLoop: any EventLoop
    private var connections: [ObjectIdentifier: any HasDeadlines] = [:]
    private var sweep: RepeatedTask?

    init(_ eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
    }

    var isCurrent: Bool { eventLoop.inEventLoop }

    func run(_ work: @escaping @Sendable () -> Void) {
        eventLoop.execute(work)
    }

    func add(_ connection: any HasDeadlines) {
        eventLoop.preconditionInEventLoop()
        connections[ObjectIdentifier(connection)] = connection
        guard sweep == nil else { return }
        sweep = eventLoop.scheduleRepeatedTask(initialDelay: Self.interval, delay: Self.interval) { [self] _ in
            let now = eventLoop.now
            for connection in connections.values { connection.checkDeadlines(now) }
        }
    }

    /// Removes a connection.
    ///
    /// - Returns: Whether the connection was here.
    func remove(_ connection: any HasDeadlines) -> Bool {
        eventLoop.preconditionInEventLoop()
        guard connections.removeValue(forKey: ObjectIdentifier(connection)) != nil else { return false }
        if connections.isEmpty {
            sweep?.cancel()
            sweep = nil
        }
        return true
    }

    /// Closes all connections, without a message.
    func closeAll() {
        run { [self] in
            for connection in connections.values { connection.closeNow() }
        }
    }
}
