#if PostgreSQL
import ShoppingDatabase
import Synchronization

/// A bounded number of connections, which are opened when they are needed.
actor PostgreSQLPool {
    private typealias Waiter = CheckedContinuation<PostgreSQLConnection?, any Error>

    /// The maximum number of requests that wait for a connection.
    private static let maximumWaiters = 10_000

    private let address: PostgreSQLAddress
    private let limit: Int
    private var idle: [PostgreSQLConnection] = []
    /// The number of connections that are open or being opened.
    private var count = 0
    private var waiters: [(id: Int, continuation: Waiter)] = []
    private var nextWaiter = 0
    private let open = Mutex<Set<Int32>>([])

    init(_ address: PostgreSQLAddress, limit: Int) {
        self.address = address
        self.limit = limit
    }

    /// Returns whether a process of the server serves this pool.
    @inline(never)
    nonisolated func isOwn(_ process: Int32) -> Bool { open.withLock { $0.contains(process) } }

    /// Uses a connection for a request.
    ///
    /// A connection that the request leaves in the middle of something is closed.
    func use<Output: Sendable>(
        until deadline: ContinuousClock.Instant,
        _ body: @Sendable (PostgreSQLConnection) async throws -> Output
    ) async throws -> Output {
        let connection = try await connection(until: deadline)
        do {
            let output = try await body(connection)
            await putBack(connection)
            return output
        } catch {
            await putBack(connection)
            throw error
        }
    }

    private func connection(until deadline: ContinuousClock.Instant) async throws -> PostgreSQLConnection {
        while let connection = idle.popLast() {
            if await connection.isAlive() { return connection }
            forget(connection)
        }
        if count < limit {
            count += 1
        } else if let connection = try await waitForConnection(until: deadline) {
            return connection
        }
        do {
            let connection = try await openPatiently(until: deadline)
            note(connection, isOpen: true)
            return connection
        } catch {
            passOnPlace()
            throw error
        }
    }

    /// Opens a connection.
    ///
    /// While the server is not there, it tries again with growing pauses.
    private func openPatiently(until deadline: ContinuousClock.Instant) async throws -> PostgreSQLConnection {
        var pauses = GrowingPauses()
        while true {
            do {
                return try await PostgreSQLConnection.open(address, until: deadline)
            } catch let error as PostgreSQLConnectionLost {
                let pause = pauses.next()
                guard ContinuousClock.now + pause < deadline else { throw error }
                try await Task.sleep(for: pause)
            }
        }
    }

    private func putBack(_ connection: PostgreSQLConnection) async {
        guard await connection.isUsable else { return forget(connection) }
        if waiters.isEmpty {
            idle.append(connection)
        } else {
            waiters.removeFirst().continuation.resume(returning: connection)
        }
    }

    private func forget(_ connection: PostgreSQLConnection) {
        note(connection, isOpen: false)
        passOnPlace()
    }

    /// Lets the next request open a connection in place of one that is gone.
    private func passOnPlace() {
        if waiters.isEmpty { count -= 1 } else { waiters.removeFirst().continuation.resume(returning: nil) }
    }

    /// Returns a connection of another request, or nil if this request may open one.
    private func waitForConnection(until deadline: ContinuousClock.Instant) async throws -> PostgreSQLConnection? {
        guard waiters.count < Self.maximumWaiters else {
            throw PostgreSQLConnectionLost(description: "Too many requests wait for a connection to \(address).")
        }
        nextWaiter += 1
        let id = nextWaiter
        let timeout = Task {
            try await Task.sleep(until: deadline)
            expire(id)
        }
        defer { timeout.cancel() }
        return try await withCheckedThrowingContinuation { waiters.append((id, $0)) }
    }

    private func expire(_ id: Int) {
        guard let index = waiters.firstIndex(where: { $0.id == id }) else { return }
        waiters.remove(at: index).continuation.resume(
            throwing: PostgreSQLConnectionLost(description: "No connection to \(address) became free in time.")
        )
    }

    @inline(never)
    private nonisolated func note(_ connection: PostgreSQLConnection, isOpen: Bool) {
        open.withLock { open in
            if isOpen { open.insert(connection.process) } else { open.remove(connection.process) }
        }
    }
}

/// Pauses between attempts: each is twice as long as the one before, up to a limit.
struct GrowingPauses {
    static let first = Duration.milliseconds(20)
    static let longest = Duration.seconds(2)
    private var current = Self.first

    mutating func next() -> Duration {
        defer { current = min(current * 2, Self.longest) }
        return current
    }
}
#endif
