/// Which rows of a list were there before, by their keys.
///
/// A pure value. It is compiled in the module of the caller, where the type of the keys is known.
@usableFromInline
struct RowMatch {
    /// For each new row, the index that it had, or -1.
    @usableFromInline var sources: [Int] = []
    /// The indices of the rows that are no longer there.
    @usableFromInline var removed: [Int] = []

    /// Matches rows with equal keys in their order.
    @inlinable
    init<Key: Hashable>(_ oldKeys: ArraySlice<Key>, _ newKeys: [Key]) {
        let start = oldKeys.startIndex
        var firstWithKey = [Key: Int](minimumCapacity: oldKeys.count)
        var nextWithKey = [Int](repeating: -1, count: oldKeys.count)
        for index in oldKeys.indices.reversed() {
            if let next = firstWithKey.updateValue(index, forKey: oldKeys[index]) { nextWithKey[index - start] = next }
        }
        var isUsed = [Bool](repeating: false, count: oldKeys.count)
        sources.reserveCapacity(newKeys.count)
        for key in newKeys {
            guard let index = firstWithKey[key], !isUsed[index - start] else {
                sources.append(-1)
                continue
            }
            sources.append(index)
            isUsed[index - start] = true
            let next = nextWithKey[index - start]
            if next >= 0 { firstWithKey[key] = next }
        }
        for index in oldKeys.indices where !isUsed[index - start] { removed.append(index) }
    }
}
