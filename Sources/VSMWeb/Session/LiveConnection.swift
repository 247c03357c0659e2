/// A connection to a browser over which messages go in order.
protocol LiveConnection: AnyObject, Sendable {
    /// Sends a message; returns when there is room for another.
    ///
    /// - Throws: when the connection is gone or the browser does not read.
    func send(_ message: [UInt8]) async throws

    /// Ends the connection.
    func close() async
}
