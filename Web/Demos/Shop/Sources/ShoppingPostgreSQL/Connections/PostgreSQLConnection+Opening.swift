#if PostgreSQL
import CPostgreSQL
import Dispatch
import Foundation
import ShoppingDatabase

extension PostgreSQLConnection {
    /// Opens a connection.
    ///
    /// - Throws: ``PostgreSQLConnectionLost`` with a sentence if the server is not there or refuses.
    static func open(
        _ address: PostgreSQLAddress,
        until deadline: ContinuousClock.Instant
    ) async throws -> PostgreSQLConnection {
        let opening = try await Opening(address)
        try await opening.finish(until: deadline)
        let connection = opening.connection()
        // A server that loses this program ends what it left, and a program that loses the server notices.
        try await connection.run(
            """
            SET statement_timeout = '30s'; SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '10s';
            SET client_min_messages = 'warning'
            """,
            until: deadline
        )
        return connection
    }
}

/// A connection that is being opened.
///
/// Only one task uses it.
private final class Opening: @unchecked Sendable {
    /// libpq looks up the name of the host, and reads its own files, on the thread of the caller.
    private static let queue = DispatchQueue(label: "Shopping.PostgreSQL.Opening", attributes: .concurrent)

    private let address: PostgreSQLAddress
    private var handle: OpaquePointer?

    init(_ address: PostgreSQLAddress) async throws {
        self.address = address
        let options = [
            ("dbname", address.uri), ("client_encoding", "UTF8"), ("fallback_application_name", "Shop"),
            ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
            ("tcp_user_timeout", "20000"),
        ]
        await onQueue { [self] in
            let texts = options.map { (strdup($0), strdup($1)) }
            defer {
                texts.forEach {
                    free($0); free($1)
                }
            }
            let keywords: [UnsafePointer<CChar>?] = texts.map { UnsafePointer($0.0) } + [nil]
            let values: [UnsafePointer<CChar>?] = texts.map { UnsafePointer($0.1) } + [nil]
            handle = PQconnectStartParams(keywords, values, 1)
        }
        guard handle != nil, PQstatus(handle) != CONNECTION_BAD else { throw refused() }
    }

    deinit { if let handle { PQfinish(handle) } }

    func finish(until deadline: ContinuousClock.Instant) async throws {
        var direction = SocketWait.Direction.writing
        while true {
            switch await SocketWait.run(PQsocket(handle), direction, until: deadline) {
            case .ready: break
            case .late: throw lost("it did not answer in time")
            case .cancelled: throw CancellationError()
            }
            let status = await onQueue { [self] in PQconnectPoll(handle) }
            switch status {
            case PGRES_POLLING_READING: direction = .reading
            case PGRES_POLLING_WRITING: direction = .writing
            case PGRES_POLLING_OK:
                guard PQsetnonblocking(handle, 1) == 0 else { throw refused() }
                return
            default: throw refused()
            }
        }
    }

    /// Hands over the open connection.
    func connection() -> PostgreSQLConnection {
        defer { handle = nil }
        return PostgreSQLConnection(handle!)
    }

    private func refused() -> PostgreSQLConnectionLost {
        if PQconnectionNeedsPassword(handle) == 1 { return lost("it wants a password, and the address has none") }
        return lost(oneLine(PQerrorMessage(handle)))
    }

    private func lost(_ reason: String) -> PostgreSQLConnectionLost {
        PostgreSQLConnectionLost(
            description: "\(address) cannot be opened: \(reason)."
                + " Make sure that PostgreSQL runs there, and that the user, the password and the name are right."
        )
    }

    private func onQueue<Output: Sendable>(_ work: @escaping @Sendable () -> Output) async -> Output {
        await withCheckedContinuation { continuation in
            Self.queue.async { continuation.resume(returning: work()) }
        }
    }
}
#endif
