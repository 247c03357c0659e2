#if PostgreSQL
import CPostgreSQL
import Foundation

/// A connection to PostgreSQL that waits without blocking a thread. It serves one request at a time.
actor PostgreSQLConnection {
    nonisolated(unsafe) private let handle: OpaquePointer
    /// The names of the statements that the connection has prepared.
    private var prepared: [String: String] = [:]
    /// Whether the connection can serve another request: it is open, and in no transaction or statement.
    private(set) var isUsable = true
    /// Identifies the process of the server, as notifications do.
    nonisolated let process: Int32

    /// Takes over an open connection.
    init(_ handle: OpaquePointer) {
        self.handle = handle
        process = PQbackendPID(handle)
        // Without this, libpq prints the notices of the server.
        PQsetNoticeProcessor(handle, { _, _ in }, nil)
    }

    deinit { PQfinish(handle) }

    /// Returns the result of a statement, which is prepared when it is used for the first time.
    ///
    /// The text of a statement is a literal of the program. All that varies is bound to its parameters.
    @discardableResult
    func result(
        of sql: StaticString,
        _ values: [any PostgreSQLValue],
        until deadline: ContinuousClock.Instant
    ) async throws -> PostgreSQLResult {
        let sql = sql.description
        let name: String
        if let known = prepared[sql] {
            name = known
        } else {
            name = "statement\(prepared.count)"
            try await finish(PQsendPrepare(handle, name, sql, 0, nil), until: deadline)
            prepared[sql] = name
        }
        let texts: [UnsafeMutablePointer<CChar>?] = values.map { strdup($0.text) }
        defer { texts.forEach { free($0) } }
        let sent = PQsendQueryPrepared(
            handle,
            name,
            Int32(texts.count),
            texts.map { UnsafePointer($0) },
            nil,
            nil,
            0
        )
        return try await finish(sent, until: deadline)
    }

    /// Runs statements without parameters, such as those that create tables.
    func run(_ sql: StaticString, until deadline: ContinuousClock.Instant) async throws {
        try await finish(PQsendQuery(handle, sql.description), until: deadline)
    }

    /// Returns the notifications that have arrived, after waiting for some until the deadline.
    func notifications(until deadline: ContinuousClock.Instant) async throws -> [PostgreSQLNotification] {
        while true {
            var arrived: [PostgreSQLNotification] = []
            while let notification = PQnotifies(handle) {
                defer { PQfreemem(notification) }
                arrived.append(PostgreSQLNotification(notification.pointee))
            }
            if !arrived.isEmpty { return arrived }
            switch await SocketWait.run(PQsocket(handle), .reading, until: deadline) {
            case .ready: guard PQconsumeInput(handle) == 1 else { throw lost() }
            case .late: return []
            case .cancelled: throw CancellationError()
            }
        }
    }

    /// Returns whether the server has not closed the idle connection, as far as it is known here.
    func isAlive() -> Bool {
        if isUsable && PQconsumeInput(handle) != 1 { isUsable = false }
        return isUsable
    }

    /// Excludes the connection from further use.
    func abandon() { isUsable = false }

    /// Waits for the result of what was sent.
    @discardableResult
    private func finish(_ sent: Int32, until deadline: ContinuousClock.Instant) async throws -> PostgreSQLResult {
        guard isUsable, sent == 1 else { throw lost() }
        // The connection is used again only if the statement ends.
        isUsable = false
        while case let rest = PQflush(handle), rest != 0 {
            guard rest > 0 else { throw lost() }
            try await wait(.writing, until: deadline)
            guard PQconsumeInput(handle) == 1 else { throw lost() }
        }
        var result = PostgreSQLResult()
        var failure: PostgreSQLFailure?
        while true {
            while PQisBusy(handle) == 1 {
                try await wait(.reading, until: deadline)
                guard PQconsumeInput(handle) == 1 else { throw lost() }
            }
            guard let part = PQgetResult(handle) else { break }
            defer { PQclear(part) }
            switch PQresultStatus(part) {
            case PGRES_TUPLES_OK, PGRES_COMMAND_OK: result = PostgreSQLResult(part)
            default: failure = failure ?? PostgreSQLFailure(part)
            }
        }
        guard PQstatus(handle) == CONNECTION_OK else { throw lost() }
        isUsable = true
        if let failure { throw failure }
        return result
    }

    private func wait(_ direction: SocketWait.Direction, until deadline: ContinuousClock.Instant) async throws {
        switch await SocketWait.run(PQsocket(handle), direction, until: deadline) {
        case .ready: break
        case .late: throw PostgreSQLConnectionLost(description: "PostgreSQL did not answer in time.")
        case .cancelled: throw CancellationError()
        }
    }

    private func lost() -> PostgreSQLConnectionLost {
        isUsable = false
        return PostgreSQLConnectionLost(description: oneLine(PQerrorMessage(handle)))
    }
}
#endif
