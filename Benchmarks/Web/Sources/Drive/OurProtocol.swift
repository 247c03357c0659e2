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
    private var isReady = false
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
        #"["join","\#(page)","\#(token)",\#(document.count),null]"#
    }

    /// The message that reports an event.
    public mutating func message(for event: PageEvent) throws -> String {
        guard let node = document.buttons[event.label] else {
            throw DriveFailure("The page has no button \"\(event.label)\".")
        }
        number += 1
        return #"["click",\#(number),\#(version),\#(node)]"#
    }

    /// Reads a message of the server: `[version,acknowledged,…]`.
    public mutating func receive(_ message: ByteBufferView) -> Reaction {
        let numbers = message.integers(after: "[")
        guard numbers.count == 2 else { return .failed(message.beginning) }
        version = numbers[0]
        let acknowledged = numbers[1]
        if !isReady {
            isReady = message.integers(after: #""numbers":[["#) == [1, document.count]
            return isReady ? .ready : .failed(message.beginning)
        }
        guard acknowledged >= number else { return .ignore }
        return message.contains(#""problem":"#) ? .failed(message.beginning) : .answered
    }
}

extension PageEvent {
    /// The label of the button.
    var label: String { rawValue.capitalized }
}

/// The elements, texts and marks of views of a page as VSMWeb writes it, numbered in document order from 1 on.
private struct DocumentNodes {
    /// How many there are.
    private(set) var count = 0
    /// The numbers of the buttons; of equal ones, the first.
    private(set) var buttons: [String: Int] = [:]

    init(_ html: String) {
        var rest = html[...].utf8
        var lastTag = ""
        while let byte = rest.first {
            guard byte == UInt8(ascii: "<") else {
                let text = rest.prefix { $0 != UInt8(ascii: "<") }
                if lastTag.hasPrefix("button"), buttons[String(Substring(text))] == nil {
                    buttons[String(Substring(text))] = count
                }
                count += 1
                rest = rest[text.endIndex...]
                continue
            }
            let tag = rest.dropFirst().prefix { $0 != UInt8(ascii: ">") }
            lastTag = String(Substring(tag))
            // End tags are not nodes, nor are comments, except for the marks of views.
            if String(Substring(tag)) == "!--v--" || (tag.first != UInt8(ascii: "/") && tag.first != UInt8(ascii: "!"))
            {
                count += 1
            }
            rest = rest[tag.endIndex...].dropFirst()
        }
    }
}
