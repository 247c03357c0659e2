#if PostgreSQL
import CPostgreSQL

extension PostgreSQLResult {
    /// Reads a result of libpq.
    init(_ result: OpaquePointer) {
        let columns = PQnfields(result)
        rows = (0..<PQntuples(result)).map { row in
            PostgreSQLRow(
                values: (0..<columns).map { column in
                    PQgetisnull(result, row, column) == 1 ? nil : String(cString: PQgetvalue(result, row, column))
                }
            )
        }
        affected = Int(String(cString: PQcmdTuples(result))) ?? 0
    }
}

extension PostgreSQLFailure {
    /// Reads the error of a result of libpq.
    init(_ result: OpaquePointer) {
        state = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } ?? "?????"
        message = oneLine(
            PQresultErrorField(result, Int32(UInt8(ascii: "M"))) ?? PQresultErrorMessage(result)
        )
    }
}

/// A message that a connection to the database has sent to all others.
struct PostgreSQLNotification: Sendable {
    /// The process of the server that served the sender.
    let process: Int32
    let channel: String
    let payload: String

    /// Reads a notification of libpq.
    init(_ notification: PGnotify) {
        process = notification.be_pid
        channel = String(cString: notification.relname)
        payload = String(cString: notification.extra)
    }
}

/// Returns a message of libpq in one line, without the period at its end.
func oneLine(_ message: UnsafePointer<CChar>?) -> String {
    guard let message else { return "" }
    let line = String(cString: message).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.hasSuffix(".") ? String(line.dropLast()) : line
}
#endif
