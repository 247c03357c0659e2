public import LiveMessages

/// The protocol of the floor: the first word of a message is the number of bytes to send back.
public struct FloorProtocol: BrowserProtocol {
    /// The lengths of the messages, which are those of the contender that is compared.
    public struct Lengths: Sendable {
        /// The bytes of a message to the server.
        public var event: Int
        /// The bytes of a message to the browser.
        public var answer: Int

        /// Creates lengths.
        public init(event: Int, answer: Int) {
            self.event = event
            self.answer = answer
        }
    }

    /// The path of the WebSocket.
    public let socketPath = "/"
    /// Headers of the request for the WebSocket.
    public let socketHeaders: [(name: String, value: String)] = []
    private let lengths: Lengths

    /// Creates the protocol with lengths.
    public init(_ lengths: Lengths) {
        self.lengths = lengths
    }

    /// Returns the first message.
    public mutating func firstMessage() -> String { "1 " }

    /// The message that reports an event.
    public mutating func message(for event: PageEvent) throws -> String {
        let number = "\(lengths.answer) "
        return number + String(repeating: "x", count: max(0, lengths.event - number.utf8.count))
    }

    /// Reads a message of the server.
    public mutating func receive(_ message: ServerMessage) -> Reaction {
        message.bytes.count == 1 ? .ready : .answered
    }
}
