import Foundation
public import LiveMessages

/// The protocol of pyview: channels as Phoenix LiveView has them, in JSON.
public struct PyViewProtocol: BrowserProtocol {
    /// The path of the WebSocket.
    public let socketPath: String
    /// Headers of the request for the WebSocket.
    public let socketHeaders: [(name: String, value: String)]

    private let topic: String
    private let join: String
    private var number = 4
    private var isReady = false

    /// Reads a page.
    public init(_ page: LoadedPage) throws {
        let token = try page.text(after: "name=\"csrf-token\" content=\"", before: "\"")
        let session = try page.text(after: "data-phx-session=\"", before: "\"")
        topic = "lv:phx-" + (try page.text(after: "id=\"phx-", before: "\""))
        socketPath = "/live/websocket?_csrf_token=\(token)&_mounts=0&vsn=2.0.0"
        socketHeaders = [("Origin", "http://\(page.host)")]
        join = """
            {"url":"http://\(page.host)\(page.path)","params":{"_csrf_token":"\(token)","_mounts":0},\
            "session":"\(session)","static":""}
            """
    }

    /// The first message, if the browser speaks first.
    public mutating func firstMessage() -> String? {
        #"["4","4","\#(topic)","phx_join",\#(join)]"#
    }

    /// The message that reports an event.
    public mutating func message(for event: PageEvent) throws -> String {
        number += 1
        return """
            ["4","\(number)","\(topic)","event",{"type":"click","event":"\(event.rawValue)","value":{"value":""}}]
            """
    }

    /// Reads a message of the server.
    public mutating func receive(_ message: ServerMessage) -> Reaction {
        guard message.contains(#""status": "ok""#) else {
            return .failed(message.beginning)
        }
        if isReady { return .answered }
        isReady = true
        return .ready
    }
}
