/// The number of a node, on the server and in the browser.
///
/// It is unique in a session. Zero stands for the page itself, and for no node.
@usableFromInline
struct NodeID: Hashable, Sendable {
    let number: UInt32

    init(_ number: UInt32) {
        self.number = number
    }

    /// The page as a parent, or no node as a sibling.
    static let none = NodeID(0)

    /// The node that many numbers later.
    func advanced(by count: Int) -> NodeID { NodeID(number &+ UInt32(truncatingIfNeeded: count)) }
}
