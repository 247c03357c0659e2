import Foundation

/// A message of the server, as the browser client reads it: `[version, acknowledged, operation, …, extras?]`.
struct ServerAnswer {
    let version: Int
    let operations: [[Any]]
    /// The nodes that replace those of the page.
    let tree: [Any]?
    let title: String?
    let target: String?
    /// Whether the new address takes the place of the one before in the history.
    let replaces: Bool
    /// An address outside of the pages, to leave for.
    let load: String?
    /// Whether an event was not run, because what the person saw has changed.
    let wasRefused: Bool
    let problem: String?

    init(_ bytes: [UInt8]) throws {
        guard let parts = try JSONSerialization.jsonObject(with: Data(bytes)) as? [Any], parts.count >= 2,
            let version = parts[0] as? Int
        else { throw ReferenceTree.Impossible(operation: String(decoding: bytes, as: UTF8.self)) }
        self.version = version
        operations = parts.dropFirst(2).compactMap { $0 as? [Any] }
        let extras = parts.last as? [String: Any] ?? [:]
        tree = extras["tree"] as? [Any]
        title = extras["title"] as? String
        target = extras["target"] as? String
        replaces = extras["replace"] != nil
        load = extras["load"] as? String
        wasRefused = extras["refused"] != nil
        problem = extras["problem"] as? String
    }
}
