/// A connection to a browser that delivers messages in order.
protocol LiveConnection: AnyObject, Sendable {
    /// The queue on which the connection and its session run; `nil` if the session may run anywhere.
    var queue: (any WorkQueue)? { get }

    /// Sends a message.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - session: Its sender.
    /// - Returns: Whether the connection has room for another message. If not, it calls
    ///   ``LiveSession/finishWriting(over:)`` as soon as it has room.
    func send(_ message: [UInt8], of session: LiveSession) -> Bool

    /// Ends the connection.
    func close(_ end: ConnectionEnd)

    /// Reports that a turn of the session took long.
    func noteSlowTurn(_ duration: Duration, of session: Int)

    /// Reports that an event was not run because the browser sent too many.
    func noteRefusedEvent(of session: Int)
}

/// The reason why the server ends a connection, which a close frame contains (RFC 6455, section 7.4).
struct ConnectionEnd: Error, Equatable {
    let code: UInt16
    let reason: String

    static let normal = ConnectionEnd(code: 1000, reason: "")
    static let stopping = ConnectionEnd(code: 1001, reason: "The server stops.")
    static let sessionClosed = ConnectionEnd(code: 1001, reason: "The session was closed.")
    static let binary = ConnectionEnd(code: 1003, reason: "Messages are text.")
    static let tooLong = ConnectionEnd(code: 1009, reason: "The message is too long.")
    static let takenOver = ConnectionEnd(code: 4001, reason: "Another connection took over.")

    static func protocolError(_ reason: String) -> ConnectionEnd { ConnectionEnd(code: 1002, reason: reason) }
    static func invalidData(_ reason: String) -> ConnectionEnd { ConnectionEnd(code: 1007, reason: reason) }
    static func policy(_ reason: String) -> ConnectionEnd { ConnectionEnd(code: 1008, reason: reason) }
}
