/// The number of open live connections of a server, and the task that waits until there are none.
struct SocketAttendance {
    /// What the task of a new connection does.
    enum Step {
        /// It waits for all connections.
        case wait
        /// It returns, because another one waits or the connection has ended.
        case leave
        /// It closes its connection, because the server has closed all others.
        case close
    }

    var openCount = 0
    /// Whether new connections are closed.
    var isClosing = false
    private var hasWaiter = false
    /// The continuations of the waiting tasks; a second one if a connection opens just after the last one has ended.
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// Decides what the task of a new connection does.
    mutating func begin() -> Step {
        if isClosing { return .close }
        guard !hasWaiter, openCount > 0 else { return .leave }
        hasWaiter = true
        return .wait
    }

    /// Records the continuation of a waiting task.
    ///
    /// - Returns: `false` if no connection is open.
    mutating func wait(_ waiter: CheckedContinuation<Void, Never>) -> Bool {
        guard openCount > 0 else { return false }
        waiters.append(waiter)
        return true
    }

    /// Records that a connection has ended.
    ///
    /// - Returns: The continuations of the waiting tasks, if that was the last connection.
    mutating func noteClosed() -> [CheckedContinuation<Void, Never>] {
        openCount -= 1
        guard openCount == 0 else { return [] }
        defer { (hasWaiter, waiters) = (false, []) }
        return waiters
    }
}
