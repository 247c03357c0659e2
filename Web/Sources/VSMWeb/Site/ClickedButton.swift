/// The identity of a button of a page, which the value of the button in a document contains.
///
/// The form of the buttons contains the ticket of the page.
struct ClickedButton: Equatable, Sendable {
    let node: NodeID
    /// Identifies the button in a page that is opened again; zero if it cannot be found there.
    let identity: UInt64

    init(node: NodeID, identity: UInt64) {
        self.node = node
        self.identity = identity
    }

    /// Reads the value of the button.
    init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 2, let node = UInt32(Substring(parts[0])),
            let identity = UInt64(Substring(parts[1]), radix: 16)
        else { return nil }
        self.init(node: NodeID(node), identity: identity)
    }

    /// Appends the value of the button.
    func append(to output: inout [UInt8]) {
        output.appendJSON(node)
        output.append(".")
        output.appendHexadecimal(identity)
    }
}
