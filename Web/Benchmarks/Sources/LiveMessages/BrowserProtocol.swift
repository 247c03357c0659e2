import Foundation

/// The pages that are measured.
public enum PageKind: String, Sendable {
    /// A number, and a button that increments it.
    case counter
    /// A thousand rows, and buttons that change one of them, insert one on top, and reverse them.
    case rows
    /// The same rows, which are all rendered again after each change.
    case plain

    /// The path of the page.
    public var path: String { "/\(rawValue)" }
}

/// The events of a user on a page.
public enum PageEvent: String, Sendable, CaseIterable {
    /// Increments the counter.
    case increment
    /// Changes one of the rows.
    case change
    /// Inserts a row on top.
    case insert
    /// Reverses the rows.
    case reverse
    /// Changes one of the rows, all of which are rendered again.
    case plain

    /// The page of the event.
    public var page: PageKind {
        switch self {
        case .increment: .counter
        case .change, .insert, .reverse: .rows
        case .plain: .plain
        }
    }
}

/// A page that a server returned.
public struct LoadedPage: Sendable {
    /// The `host:port` of the server.
    public var host: String
    /// The path from which it was loaded.
    public var path: String
    /// The values of the `Set-Cookie` headers.
    public var cookies: [String]
    /// The HTML.
    public var body: String

    /// Creates a page.
    public init(host: String, path: String, cookies: [String] = [], body: String) {
        self.host = host
        self.path = path
        self.cookies = cookies
        self.body = body
    }

    /// Returns the text between two markers, the first of which must occur.
    public func text(after start: String, before end: String) throws -> String {
        guard let start = body.range(of: start),
            let end = body.range(of: end, range: start.upperBound..<body.endIndex)
        else { throw MeasurementFailure("The page \(path) lacks \(start).") }
        return String(body[start.upperBound..<end.lowerBound])
    }
}

/// The meaning of a message of the server.
public enum Reaction: Sendable {
    /// The message does not concern the driver.
    case ignore
    /// The page is connected, and events can be sent.
    case ready
    /// The last event was processed.
    case answered
    /// The server refuses.
    case failed(String)
}

/// The protocol between a browser and a kind of server, for one page.
public protocol BrowserProtocol: Sendable {
    /// The path of the WebSocket.
    var socketPath: String { get }
    /// Headers of the request for the WebSocket.
    var socketHeaders: [(name: String, value: String)] { get }

    /// Returns the first message.
    mutating func firstMessage() -> String

    /// Returns the message that reports an event.
    mutating func message(for event: PageEvent) throws -> String

    /// Reads a message of the server.
    mutating func receive(_ message: ServerMessage) -> Reaction
}

/// An error thrown when a measurement fails.
public struct MeasurementFailure: Error, CustomStringConvertible {
    /// The reason.
    public let description: String

    /// Creates a failure.
    public init(_ description: String) {
        self.description = description
    }
}
