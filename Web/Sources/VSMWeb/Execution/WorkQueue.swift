import Dispatch

/// An event loop or a pool of threads that runs work, not necessarily in order.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
protocol WorkQueue: AnyObject, Sendable {
    /// Whether the caller runs on the queue and may begin other work in place.
    var isCurrent: Bool { get }

    /// Runs work later.
    func run(_ work: @escaping @Sendable () -> Void)
}

/// The threads of the system, for sessions without a connection.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class SystemQueue: WorkQueue {
    static let shared = SystemQueue()

    /// Work on this queue is never begun in place.
    var isCurrent: Bool { false }

    func run(_ work: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async(execute: work)
    }
}
