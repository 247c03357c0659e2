/// The correspondence between the old and new rows of a list, by their keys.
///
/// This is a pure value. It is compiled in the caller's module, which knows the type of the keys.
@usableFromInline
struct RowMatch {
    /// The old index of each new row, or -1.
    @usableFromInline var sources: [Int] = []
    /// The indices of the removed rows.
    @usableFromInline var removed: [Int] = []

    /// Matches rows with equal keys in their order.
    @inlinable
    init<Key: Hashable>(_ oldKeys: [Key], _ newKeys: [Key]) {
        var firstWithKey = [Key: Int](minimumCapacity: oldKeys.count)
        var nextWithKey = [Int](repeating: -1, count: oldKeys.count)
        for index in oldKeys.indices.reversed() {
            if let next = firstWithKey.updateValue(index, forKey: oldKeys[index]) { nextWithKey[index] = next }
        }
        var isUsed = [Bool](repeating: false, count: oldKeys.count)
        sources.reserveCapacity(newKeys.count)
        for key in newKeys {
            guard let index = firstWithKey[key], !isUsed[index] else {
                sources.append(-1)
                continue
            }
            sources.append(index)
            isUsed[index] = true
            let next = nextWithKey[index]
            if next >= 0 { firstWithKey[key] = next }
        }
        for index in oldKeys.indices where !isUsed[index] { removed.append(index) }
    }
}
