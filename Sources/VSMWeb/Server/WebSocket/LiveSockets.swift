#if Web
import NIOCore
import Synchronization

/// Creates the live connections of a server.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class LiveSockets: Sendable {
    let registry: SessionRegistry
    private let limits: SessionLimits
    private let monitor: ServerMonitor
    private let queues = Mutex<[ObjectIdentifier: EventLoopQueue]>([:])

    init(registry: SessionRegistry, limits: SessionLimits, monitor: ServerMonitor) {
        self.registry = registry
        self.limits = limits
        self.monitor = monitor
    }

    /// Creates the handler of a new connection.
    ///
    /// - Parameters:
    ///   - channel: The connection.
    ///   - visitors: The visitors that the browser's cookies name.
    func makeHandler(on channel: any Channel, visitors: [String]) -> LiveSocketHandler {
        LiveSocketHandler(
            on: queue(of: channel.eventLoop),
            registry: registry,
            limits: limits,
            monitor: monitor,
            visitors: visitors,
            address: channel.browserAddress
        )
    }

    // Never inlined, like every function that takes a lock: see `SessionExecutor`.
    @inline(never)
    private func queue(of eventLoop: any EventLoop) -> EventLoopQueue {
        queues.withLock { queues in
            if let queue = queues[ObjectIdentifier(eventLoop)] { return queue }
            let queue = EventLoopQueue(eventLoop)
            queues[ObjectIdentifier(eventLoop)] = queue
            return queue
        }
    }
}
#endif
