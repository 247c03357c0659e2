import Foundation

/// The protocol of VSMWeb.
///
/// Only this file and `PageNodes` depend on its messages and documents.
public struct OurProtocol: BrowserProtocol {
    /// The path of the WebSocket.
    public let socketPath = "/vsm/socket"
    /// Headers of the request for the WebSocket.
    public let socketHeaders: [(name: String, value: String)]

    private let page: String
    private let token: String
    private let nodes: PageNodes
    private var isReady = false
    private var version = 0
    private var number = 0

    /// Reads a page.
    public init(_ page: LoadedPage) throws {
        self.page = try page.text(after: "data-page=\"", before: "\"")
        token = try page.text(after: "data-token=\"", before: "\"")
        let limit = try page.text(after: "data-limit=\"", before: "\"")
        nodes = PageNodes(try page.text(after: "data-limit=\"\(limit)\">", before: "</div>\n</body>"))
        let cookie = page.cookies.compactMap { $0.split(separator: ";").first }.joined(separator: "; ")
        socketHeaders = [("Origin", "http://\(page.host)"), ("Cookie", cookie)]
    }

    /// Returns the first message.
    public mutating func firstMessage() -> String {
        #"["join","\#(page)","\#(token)",\#(nodes.count),null]"#
    }

    /// Returns the message that reports an event.
    public mutating func message(for event: PageEvent) throws -> String {
        guard let node = nodes.buttons[event.label] else {
            throw MeasurementFailure("The page has no button \"\(event.label)\".")
        }
        number += 1
        return #"["click",\#(number),\#(version),\#(node)]"#
    }

    /// Reads a message of the server: `[version,acknowledged,…]`.
    public mutating func receive(_ message: ServerMessage) -> Reaction {
        let numbers = message.integers(after: "[")
        guard numbers.count == 2 else { return .failed(message.beginning) }
        version = numbers[0]
        let acknowledged = numbers[1]
        if !isReady {
            isReady = message.integers(after: #""numbers":[["#) == [1, nodes.count]
            return isReady ? .ready : .failed(message.beginning)
        }
        guard acknowledged >= number else { return .ignore }
        return message.contains(#""problem":"#) ? .failed(message.beginning) : .answered
    }
}

extension PageEvent {
    /// The label of the button.
    var label: String { self == .plain ? "Change" : rawValue.capitalized }
}
