/// Which button of a page it is, in the value of the button in a document.
///
/// The ticket of the page is in the form of the buttons.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct ClickedButton: Equatable, Sendable {
    let node: NodeID
    /// The button in a page that is opened anew; zero if it cannot be found there.
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

    /// The value of the button.
    var text: String { "\(node.number).\(String(identity, radix: 16))" }
}
