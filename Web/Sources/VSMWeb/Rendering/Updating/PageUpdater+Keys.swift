extension PageUpdater {
    /// Marks the outermost elements of a row or a keyed piece.
    func withKey(_ key: some Hashable, _ body: () -> Void) {
        let outer = rowKey
        rowKey = RowKey(attribute: Attribute("data-vsm-key", RowKey.text(of: key)), parent: place.parent)
        body()
        rowKey = outer
    }

    /// Renders pieces with keys.
    func withKeyedPieces(_ body: () -> Void) {
        let outer = isKeyed
        isKeyed = true
        body()
        isKeyed = outer
    }

    /// Returns the attributes of an element, with the key of the row if the element is one of its outermost ones.
    func addingKey(to attributes: [Attribute]) -> [Attribute] {
        guard let rowKey, place.parent == rowKey.parent else { return attributes }
        return attributes + [rowKey.attribute]
    }
}
