/// Gives numbers to the nodes of a page.
///
/// After four billion nodes, the numbers start again. Two nodes of this page may then have the same number.
final class NodeNumbering {
    private var last: UInt32 = 0

    /// Takes consecutive numbers.
    ///
    /// - Returns: The first of them.
    func take(_ count: Int) -> NodeID {
        let first = NodeID(last &+ 1)
        last &+= UInt32(truncatingIfNeeded: count)
        return first
    }
}
