/// The key of a row or a keyed piece, as a mark of its outermost elements.
///
/// The browser recognizes the fields in them by it after it reloads the page. The mark is not the key itself, which can
/// be long or confidential.
struct RowKey {
    let attribute: Attribute
    /// The element around the row.
    let parent: NodeID

    /// Returns a short text for a key, which is the same in every process.
    ///
    /// Different keys rarely have the same text.
    static func text(of key: some Hashable) -> String {
        // The hash is FNV-1a, folded. Swift's own hashes differ between processes.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in String(describing: key).utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return String(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)), radix: 36)
    }
}
