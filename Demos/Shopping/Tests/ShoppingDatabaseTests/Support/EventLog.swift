import Synchronization

/// What has happened on any thread, in its order.
final class EventLog: Sendable {
    private let log = Mutex<[String]>([])

    var events: [String] {
        @inline(never) get { log.withLock { $0 } }
    }

    /// Adds an event.
    ///
    /// - Returns: how many there are.
    @inline(never) @discardableResult
    func add(_ event: String) -> Int {
        log.withLock { log in
            log.append(event)
            return log.count
        }
    }
}
