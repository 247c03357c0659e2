/// Which rows of a list were there before.
///
/// A pure value.
struct ListAlignment {
    /// The number of rows at the beginning with the same keys in both lists.
    private(set) var prefix = 0
    /// The number of rows at the end with the same keys in both lists, besides those at the beginning.
    private(set) var suffix = 0
    /// The rows at the beginning and at the end, in ascending order, that are to be rendered again.
    private(set) var changed: [Int] = []
    /// For each new row between the two, the index that it had, or -1.
    private(set) var sources: [Int] = []
    /// The rows that are no longer there.
    private(set) var removed: [Int] = []

    /// Aligns two lists.
    ///
    /// - Parameter condition: Skips rows at both ends that need not be rendered again; `nil` renders all of them.
    init<Item, Key: Hashable>(
        keys oldKeys: [Key],
        elements old: [Item],
        with list: ListContent<Item, Key>,
        condition: RowCondition<Item>?
    ) {
        let new = list.elements
        let shared = min(oldKeys.count, new.count)
        while true {
            if let condition { prefix = condition.firstDifference(old, new, prefix, shared) }
            guard prefix < shared, list.key(new[prefix]) == oldKeys[prefix] else { break }
            changed.append(prefix)
            prefix += 1
        }
        var changedAtEnd: [Int] = []
        while true {
            if let condition { suffix = condition.commonSuffix(old, new, suffix, shared - prefix) }
            guard suffix < shared - prefix else { break }
            let index = new.count - 1 - suffix
            guard list.key(new[index]) == oldKeys[oldKeys.count - 1 - suffix] else { break }
            changedAtEnd.append(index)
            suffix += 1
        }
        changed += changedAtEnd.reversed()
        align(oldKeys, prefix..<(oldKeys.count - suffix), list.elements[prefix..<(new.count - suffix)].map(list.key))
    }

    /// Finds the rows between both ends. Rows with equal keys are matched in their order.
    private mutating func align<Key: Hashable>(_ oldKeys: [Key], _ middle: Range<Int>, _ newKeys: [Key]) {
        guard !middle.isEmpty, !newKeys.isEmpty else {
            sources = Array(repeating: -1, count: newKeys.count)
            removed = Array(middle)
            return
        }
        var firstWithKey = [Key: Int](minimumCapacity: middle.count)
        var nextWithKey = [Int](repeating: -1, count: middle.count)
        for index in middle.reversed() {
            if let next = firstWithKey.updateValue(index, forKey: oldKeys[index]) {
                nextWithKey[index - middle.lowerBound] = next
            }
        }
        var isUsed = [Bool](repeating: false, count: middle.count)
        sources.reserveCapacity(newKeys.count)
        for key in newKeys {
            guard let index = firstWithKey[key], !isUsed[index - middle.lowerBound] else {
                sources.append(-1)
                continue
            }
            sources.append(index)
            isUsed[index - middle.lowerBound] = true
            let next = nextWithKey[index - middle.lowerBound]
            if next >= 0 { firstWithKey[key] = next }
        }
        removed = middle.filter { !isUsed[$0 - middle.lowerBound] }
    }
}
