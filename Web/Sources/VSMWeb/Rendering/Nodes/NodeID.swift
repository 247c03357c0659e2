/// The number of a node, on the server and in the browser.
///
/// The number is unique in a session. Zero stands for the page, and for no node.
@usableFromInline
struct NodeID: Hashable, Sendable {
    let number: UInt32

    init(_ number: UInt32) {
        self.number = number
    }

    /// The page as a parent, or the absence of a sibling.
    static let none = NodeID(0)

    /// Returns the number at a distance from this one.
    func advanced(by count: Int) -> NodeID { NodeID(number &+ UInt32(truncatingIfNeeded: count)) }
}
