import Foundation
public import LiveMessages

/// The protocol of nicegui: Socket.IO over a WebSocket.
public struct NiceGUIProtocol: BrowserProtocol {
    /// The path of the WebSocket.
    public let socketPath: String
    /// Headers of the request for the WebSocket.
    public let socketHeaders: [(name: String, value: String)]

    private let client: String
    /// The buttons, by their labels in lower case.
    private let buttons: [String: (element: Int, listener: String)]

    /// Reads a page.
    public init(_ page: LoadedPage) throws {
        client = try page.text(after: "'client_id': '", before: "'")
        let next = try page.text(after: "'next_message_id': ", before: ",")
        let id = UUID().uuidString.lowercased()
        socketPath = """
            /_nicegui_ws/socket.io/?client_id=\(client)&next_message_id=\(next)&implicit_handshake=true\
            &document_id=\(id)&tab_id=\(id)&EIO=4&transport=websocket
            """
        socketHeaders = [("Origin", "http://\(page.host)")]
        let elements = try page.text(after: "String.raw`", before: "`")
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&#96;", with: "`")
            .replacing("&#36;", with: "$").replacing("&amp;", with: "&")
        buttons = try Self.buttons(elements)
    }

    private static func buttons(_ json: String) throws -> [String: (element: Int, listener: String)] {
        guard let elements = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [String: Any]] else {
            throw MeasurementFailure("The elements of nicegui are not understood.")
        }
        var buttons: [String: (element: Int, listener: String)] = [:]
        for (id, element) in elements {
            guard let number = Int(id), let events = element["events"] as? [[String: Any]],
                let props = element["props"] as? [String: Any], let label = props["label"] as? String,
                let listener = events.first?["listener_id"] as? String
            else { continue }
            // The rows have buttons with the same label; those above them have lower numbers.
            if let other = buttons[label.lowercased()], other.element < number { continue }
            buttons[label.lowercased()] = (number, listener)
        }
        return buttons
    }

    /// The first message, if the browser speaks first.
    public mutating func firstMessage() -> String? { nil }

    /// The message that reports an event.
    public mutating func message(for event: PageEvent) throws -> String {
        guard let button = buttons[event.rawValue] else {
            throw MeasurementFailure("There is no button \(event.rawValue).")
        }
        return """
            42["event",{"id":\(button.element),"client_id":"\(client)","listener_id":"\(button.listener)","args":[]}]
            """
    }

    /// Reads a message of the server.
    public mutating func receive(_ message: ServerMessage) -> Reaction {
        if message.starts(with: "0") { return .reply("40") }
        if message.starts(with: "2") { return .reply("3") }
        if message.starts(with: "40") { return .ready }
        if message.starts(with: #"42["update""#) { return .answered }
        return message.starts(with: "42") ? .ignore : .failed(message.beginning)
    }
}
