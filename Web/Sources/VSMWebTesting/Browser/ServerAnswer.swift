import Foundation

/// A message of the server as the browser client reads it: `[version, acknowledged, operation, …, extras?]`.
struct ServerAnswer {
    let version: Int
    /// The highest number of a message of the browser that the server has processed.
    let acknowledged: Int?
    let operations: [[Any]]
    /// The nodes that replace those of the page.
    var tree: [Any]?
    /// The first and the count of consecutive numbers of the nodes that the browser has loaded.
    let numbers: [[Int]]?
    let title: String?
    let target: String?
    /// Whether the new address replaces the current one in the history.
    let replaces: Bool
    /// An address outside the pages to which the browser goes.
    let load: String?
    /// Whether the server did not handle an event because the person saw an old value.
    let wasRefused: Bool
    /// The number of this event.
    let refused: Int?
    /// Whether actions that events began are still running.
    let isActing: Bool
    /// Whether the session does not exist, so that the browser has to load the page again.
    let isSessionGone: Bool
    /// A sentence for the person.
    let note: String?
    let problem: String?

    init(_ bytes: [UInt8]) throws {
        guard let parts = try JSONSerialization.jsonObject(with: Data(bytes)) as? [Any], parts.count >= 2,
            let version = parts[0] as? Int
        else { throw ReferenceTree.Impossible(operation: String(decoding: bytes, as: UTF8.self)) }
        self.version = version
        acknowledged = parts[1] as? Int
        operations = parts.dropFirst(2).compactMap { $0 as? [Any] }
        let extras = parts.last as? [String: Any] ?? [:]
        tree = extras["tree"] as? [Any]
        numbers = extras["numbers"] as? [[Int]]
        title = extras["title"] as? String
        target = extras["target"] as? String
        replaces = extras["replace"] != nil
        load = extras["load"] as? String
        wasRefused = extras["refused"] != nil
        refused = extras["refused"] as? Int
        isActing = extras["begun"] != nil
        isSessionGone = extras["reload"] != nil
        note = extras["note"] as? String
        problem = extras["problem"] as? String
    }
}
