import Synchronization

/// A log of events on any thread, in their order.
final class EventLog: Sendable {
    private let log = Mutex<[String]>([])

    var events: [String] {
        @inline(never) get { log.withLock { $0 } }
    }

    /// Adds an event.
    ///
    /// - Returns: the number of events.
    @inline(never) @discardableResult
    func add(_ event: String) -> Int {
        log.withLock { log in
            log.append(event)
            return log.count
        }
    }
}
