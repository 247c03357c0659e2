import Foundation
public import NIOCore

/// The protocol of VSMWeb.
///
/// No other file knows its messages.
public struct OurProtocol: BrowserProtocol {
    /// The path of the WebSocket.
    public let socketPath = "/vsm/socket"
    /// Headers of the request for the WebSocket.
    public let socketHeaders: [(name: String, value: String)]

    private let page: String
    private let token: String
    private let document: DocumentNodes
    private var nodes: [Int] = []
    private var version = 0
    private var number = 0

    /// Reads a page.
    public init(_ page: LoadedPage) throws {
        self.page = try page.text(after: "data-page=\"", before: "\"")
        token = try page.text(after: "data-token=\"", before: "\"")
        document = DocumentNodes(try page.text(after: "data-token=\"\(token)\">", before: "</div>\n</body>"))
        let cookie = page.cookies.compactMap { $0.split(separator: ";").first }.joined(separator: "; ")
        socketHeaders = [("Origin", "http://\(page.host)"), ("Cookie", cookie)]
    }

    /// The first message, if the browser speaks first.
    public mutating func firstMessage() -> String? {
        #"{"type":"join","page":"\#(page)","token":"\#(token)","nodes":\#(document.count)}"#
    }

    /// The message that reports an event.
    public mutating func message(for event: PageEvent) throws -> String {
        guard let index = document.buttons[event.label], nodes.indices.contains(index) else {
            throw DriveFailure("The page has no button \"\(event.label)\".")
        }
        number += 1
        return #"{"type":"event","kind":"click","number":\#(number),"version":\#(version),"node":\#(nodes[index])}"#
    }

    /// Reads a message of the server.
    public mutating func receive(_ message: ByteBufferView) -> Reaction {
        if let version = message.integer(after: #""version":"#) { self.version = version }
        if nodes.isEmpty {
            nodes = message.integers(after: #""identifiers":["#)
            return nodes.count == document.count ? .ready : .failed(message.beginning)
        }
        guard let acknowledged = message.integer(after: #""acknowledged":"#), acknowledged >= number else {
            return .ignore
        }
        return message.contains(#""problem":"#) ? .failed(message.beginning) : .answered
    }
}

extension PageEvent {
    /// The label of the button.
    var label: String { rawValue.capitalized }
}

/// The elements and texts of a page as VSMWeb writes it, numbered in document order.
private struct DocumentNodes {
    /// How many there are.
    private(set) var count = 0
    /// The positions of the buttons; of equal ones, the first.
    private(set) var buttons: [String: Int] = [:]

    init(_ html: String) {
        var rest = html[...].utf8
        var lastTag = ""
        while let byte = rest.first {
            guard byte == UInt8(ascii: "<") else {
                let text = rest.prefix { $0 != UInt8(ascii: "<") }
                if lastTag.hasPrefix("button"), buttons[String(Substring(text))] == nil {
                    buttons[String(Substring(text))] = count - 1
                }
                count += 1
                rest = rest[text.endIndex...]
                continue
            }
            let tag = rest.dropFirst().prefix { $0 != UInt8(ascii: ">") }
            lastTag = String(Substring(tag))
            // End tags and comments are not nodes.
            if tag.first != UInt8(ascii: "/"), tag.first != UInt8(ascii: "!") { count += 1 }
            rest = rest[tag.endIndex...].dropFirst()
        }
    }
}
