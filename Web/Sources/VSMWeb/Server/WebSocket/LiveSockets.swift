import NIOCore

/// Creates the live connections of a server.
final class LiveSockets: Sendable {
    let registry: SessionRegistry
    let limits: SessionLimits
    let monitor: ServerMonitor
    private let queues = LockedValue<[ObjectIdentifier: EventLoopQueue]>([:])
    private let attendance = LockedValue(SocketAttendance())

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
    ///   - isTrusted: Whether the browser may use the inspector.
    func makeHandler(
        on channel: any Channel,
        visitors: [String],
        isTrusted: Bool = false
    ) -> LiveSocketHandler {
        LiveSocketHandler(
            on: queue(of: channel.eventLoop),
            of: self,
            visitors: visitors,
            isTrusted: isTrusted,
            address: channel.browserAddress
        )
    }

    private func queue(of eventLoop: any EventLoop) -> EventLoopQueue {
        queues.withLock { queues in
            if let queue = queues[ObjectIdentifier(eventLoop)] { return queue }
            let queue = EventLoopQueue(eventLoop)
            queues[ObjectIdentifier(eventLoop)] = queue
            return queue
        }
    }

    // MARK: The end

    /// Waits until no connection is open, and closes all of them if the task is cancelled.
    ///
    /// One task waits for all connections, because a task for each would take 3 kB. If another one is waiting, this
    /// returns immediately.
    ///
    /// - Parameter channel: An open connection.
    func waitForEnd(of channel: any Channel) async {
        switch begin() {
        case .leave: break
        case .close: channel.close(promise: nil)
        case .wait:
            await withTaskCancellationHandler {
                await withCheckedContinuation { waiter in
                    if !wait(waiter) { waiter.resume() }
                }
            } onCancel: {
                closeAll()
            }
        }
    }

    func noteOpened() { attendance.withLock { $0.openCount += 1 } }

    func noteClosed() {
        for waiter in attendance.withLock({ $0.noteClosed() }) { waiter.resume() }
    }

    private func begin() -> SocketAttendance.Step { attendance.withLock { $0.begin() } }

    private func wait(_ waiter: CheckedContinuation<Void, Never>) -> Bool { attendance.withLock { $0.wait(waiter) } }

    private func closeAll() {
        attendance.withLock { $0.isClosing = true }
        for queue in queues.withLock({ Array($0.values) }) { queue.closeAll() }
    }
}
