/// The identity of a form and its page, which a hidden field of the form contains.
struct FormTicket: Equatable, Sendable {
    /// Proves that this server gave the page to this visitor.
    let token: String
    let page: String
    /// The version of the page that the document shows.
    let version: Int
    let node: NodeID
    /// Identifies the form in a page that is opened again; zero if it cannot be found there.
    let identity: UInt64

    init(token: String, page: String, version: Int, node: NodeID, identity: UInt64) {
        self.token = token
        self.page = page
        self.version = version
        self.node = node
        self.identity = identity
    }

    /// Reads the value of the field.
    init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 5, omittingEmptySubsequences: false)
        guard parts.count == 5, let token = String(parts[0]), let page = String(parts[1]),
            Secret.isWellFormed(page), let version = Int(Substring(parts[2])),
            let node = UInt32(Substring(parts[3])), let identity = UInt64(Substring(parts[4]), radix: 16)
        else { return nil }
        self.init(token: token, page: page, version: version, node: NodeID(node), identity: identity)
    }

    /// The value of the field.
    var text: String { "\(token).\(page).\(version).\(node.number).\(String(identity, radix: 16))" }
}
