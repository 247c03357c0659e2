/// Gives numbers to the nodes of a page.
final class NodeNumbering {
    /// From here on, a page must be loaded again before its numbers run out.
    private static let limit: UInt32 = 0xf000_0000

    private var last: UInt32 = 0

    /// Whether the numbers are running out, after billions of nodes.
    var isExhausted: Bool { last > Self.limit }

    /// Takes consecutive numbers.
    ///
    /// - Returns: The first of them.
    func take(_ count: Int) -> NodeID {
        let first = NodeID(last &+ 1)
        last &+= UInt32(truncatingIfNeeded: count)
        return first
    }
}
