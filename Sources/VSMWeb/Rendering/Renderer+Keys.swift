extension _Renderer {
    /// Marks the outermost elements of a row or a keyed piece, so that the browser finds its fields again in a page that
    /// was loaded anew.
    func withKey(_ key: some Hashable, _ body: () -> Void) {
        let outer = (keyAttribute, keyedParent)
        (keyAttribute, keyedParent) = (Attribute("data-vsm-key", RowKey.text(of: key)), parent)
        body()
        (keyAttribute, keyedParent) = outer
    }

    /// The attributes of an element, with the key of the row whose outermost element it is.
    func addingKey(to attributes: [Attribute]) -> [Attribute] {
        guard let keyAttribute, parent == keyedParent else { return attributes }
        return attributes + [keyAttribute]
    }
}

/// What a browser gets of a key.
///
/// Not the key itself, which can be long, or not meant for everybody.
enum RowKey {
    /// A short text, the same one in every process.
    ///
    /// Different keys may have the same one, if rarely.
    static func text(of key: some Hashable) -> String {
        // FNV-1a, folded. Swift's own hashes differ from process to process.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in String(describing: key).utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return String(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)), radix: 36)
    }
}
