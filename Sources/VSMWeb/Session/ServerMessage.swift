import Foundation

/// A message to the browser.
struct ServerMessage: Equatable, Encodable {
    /// The version of the tree after this message.
    var version: Int?
    /// The number of the browser's last message that was processed.
    var acknowledged: Int?
    /// The identifiers of the nodes that the browser has loaded, in document order.
    var identifiers: [NodeID]?
    /// The whole tree, which replaces the browser's.
    var tree: [PatchNode]?
    /// The steps from the previous version to this one.
    var patch: [PatchOperation]?
    /// The title of the page, if it changed.
    var title: String?
    /// The path and query of the page, if they changed.
    var target: String?
    /// An address outside of the pages, to leave for.
    var load: String?
    /// Whether to load the page again, because its session no longer exists.
    var reload: Bool?
    /// A problem with a message of the browser, for developers.
    var problem: String?

    /// The answer to a ping.
    static let pong = Array("[]".utf8)

    /// The message as a line of JSON.
    var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        do {
            return Array(try encoder.encode(self))
        } catch {
            preconditionFailure("Strings, numbers and arrays can always be written as JSON: \(error)")
        }
    }
}
