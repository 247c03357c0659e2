/// The counter that numbers the nodes of a page.
///
/// After four billion nodes, the numbers start again. Two nodes of the page can then have the same number.
final class NodeNumbering {
    private var last: UInt32 = 0

    /// Reserves consecutive numbers.
    ///
    /// - Returns: The first number.
    func take(_ count: Int) -> NodeID {
        let first = NodeID(last &+ 1)
        last &+= UInt32(truncatingIfNeeded: count)
        return first
    }
}
