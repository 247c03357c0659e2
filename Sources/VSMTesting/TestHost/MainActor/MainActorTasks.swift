import VSM

/// The tasks that a host runs in place of the main actor and the global executor.
///
/// A task keeps its number when it leaves for another thread, so that it is recognized when it comes back.
final class MainActorTasks: Sendable {
    private let numbers = Locked<Set<UInt32>>([])
    /// The number of a task that was created just before the host began.
    private let first: UInt32

    /// - Parameter first: The number of a task that was created just before the host begins.
    init(after first: UInt32) {
        self.first = first
    }

    func contains(_ task: UInt32) -> Bool { numbers.withLock { $0.contains(task) } }

    /// Adds a task.
    ///
    /// - Returns: Whether it is new.
    func insert(_ task: UInt32) -> Bool { numbers.withLock { $0.insert(task).inserted } }

    /// Whether a task is older than the host, so that it isn't the host's.
    ///
    /// Numbers start again from 0 after the largest.
    func isOlder(_ task: UInt32) -> Bool { Int32(bitPattern: task &- first) <= 0 }
}
