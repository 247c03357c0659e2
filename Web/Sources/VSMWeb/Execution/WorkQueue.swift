import Dispatch

/// An event loop or a pool of threads that runs work, not necessarily in order.
protocol WorkQueue: AnyObject, Sendable {
    /// Whether the caller runs on the queue and may begin other work in place.
    var isCurrent: Bool { get }

    /// Runs work later.
    func run(_ work: @escaping @Sendable () -> Void)
}

/// The threads of the system, for sessions without a connection.
final class SystemQueue: WorkQueue {
    static let shared = SystemQueue()

    /// Work on this queue is never begun in place.
    var isCurrent: Bool { false }

    func run(_ work: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async(execute: work)
    }
}
