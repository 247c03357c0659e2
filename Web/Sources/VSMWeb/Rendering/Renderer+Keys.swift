extension _Renderer {
    /// Marks the outermost elements of a row or a keyed piece, so that the browser recognizes its fields after it
    /// reloads the page.
    func withKey(_ key: some Hashable, _ body: () -> Void) {
        let outer = (keyAttribute, keyedParent)
        (keyAttribute, keyedParent) = (Attribute("data-vsm-key", RowKey.text(of: key)), parent)
        body()
        (keyAttribute, keyedParent) = outer
    }

    /// Returns the attributes of an element, with the key of the row if the element is one of its outermost ones.
    func addingKey(to attributes: [Attribute]) -> [Attribute] {
        guard let keyAttribute, parent == keyedParent else { return attributes }
        return attributes + [keyAttribute]
    }
}

/// The mark of a key in the browser.
///
/// The mark is not the key itself, which can be long or confidential.
enum RowKey {
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
