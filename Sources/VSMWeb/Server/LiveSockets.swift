#if Web
import NIOCore
import Synchronization

/// The live connections of a server.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class LiveSockets: Sendable {
    let registry: SessionRegistry
    let limits: SessionLimits
    let monitor: ServerMonitor
    private let loops = Mutex<[ObjectIdentifier: LoopConnections]>([:])

    init(registry: SessionRegistry, limits: SessionLimits, monitor: ServerMonitor) {
        self.registry = registry
        self.limits = limits
        self.monitor = monitor
    }

    /// The handler of a new connection.
    ///
    /// - Parameters:
    ///   - channel: The connection.
    ///   - visitors: The browser, by its cookies.
    func makeHandler(on channel: any Channel, visitors: [String]) -> LiveSocketHandler {
        LiveSocketHandler(
            self,
            on: connections(on: channel.eventLoop),
            visitors: visitors,
            from: channel.browserAddress
        )
    }

    // Never inlined, like every function that takes a lock: see `SessionExecutor`.
    @inline(never)
    private func connections(on loop: any EventLoop) -> LoopConnections {
        loops.withLock { loops in
            if let connections = loops[ObjectIdentifier(loop)] { return connections }
            let connections = LoopConnections(loop)
            loops[ObjectIdentifier(loop)] = connections
            return connections
        }
    }
}

/// The live connections on an event loop, whose deadlines are looked after together.
///
/// Except for what a queue does, everything here happens on the event loop.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class LoopConnections: WorkQueue, @unchecked Sendable {
    /// How often the deadlines are looked after.
    private static let interval = TimeAmount.seconds(1)

    let loop: any EventLoop
    private var connections: [ObjectIdentifier: LiveSocketHandler] = [:]
    private var sweep: RepeatedTask?

    init(_ loop: any EventLoop) {
        self.loop = loop
    }

    var isCurrent: Bool { loop.inEventLoop }

    func run(_ work: @escaping @Sendable () -> Void) {
        loop.execute(work)
    }

    func add(_ connection: LiveSocketHandler) {
        loop.preconditionInEventLoop()
        connections[ObjectIdentifier(connection)] = connection
        guard sweep == nil else { return }
        sweep = loop.scheduleRepeatedTask(initialDelay: Self.interval, delay: Self.interval) { [self] _ in
            let now = loop.now
            for connection in connections.values { connection.checkDeadlines(now) }
        }
    }

    func remove(_ connection: LiveSocketHandler) {
        loop.preconditionInEventLoop()
        connections[ObjectIdentifier(connection)] = nil
        guard connections.isEmpty else { return }
        sweep?.cancel()
        sweep = nil
    }
}
#endif
