/// A connection to a browser that delivers messages in order.
protocol LiveConnection: AnyObject, Sendable {
    /// Sends a message, and returns when there is room for another.
    ///
    /// - Throws: An error if the connection has ended or the browser does not read.
    func send(_ message: [UInt8]) async throws

    /// Ends the connection.
    func close() async
}
