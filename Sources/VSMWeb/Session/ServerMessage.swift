import Foundation

/// What the server says to the browser.
struct ServerMessage: Equatable, Encodable {
    /// The version that the tree has after this message.
    var version: Int?
    /// The number of the last message of the browser that was dealt with.
    var acknowledged: Int?
    /// The identifiers of the nodes that the browser has loaded, in the order of the document.
    var identifiers: [NodeID]?
    /// The whole tree, in place of what the browser has.
    var tree: [PatchNode]?
    /// The steps from the version before to this one.
    var patch: [PatchOperation]?
    /// The title of the page, when it changed.
    var title: String?
    /// The path and query of the page, when it changed.
    var target: String?
    /// An address that is not one of the pages, to leave for.
    var load: String?
    /// Whether the page is to be loaded again, because there is no session for it any more.
    var reload: Bool?
    /// What was wrong with a message of the browser, for a developer.
    var problem: String?

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
