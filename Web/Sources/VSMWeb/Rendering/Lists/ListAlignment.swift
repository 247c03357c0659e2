/// The correspondence between the old and new rows of a list.
///
/// This is a pure value.
struct ListAlignment {
    /// The number of rows with the same keys at the beginning of both lists.
    private(set) var prefix = 0
    /// The number of rows with the same keys at the end of both lists, besides those at the beginning.
    private(set) var suffix = 0
    /// The indices of the rows at both ends to render again, in ascending order.
    private(set) var changed: [Int] = []
    /// The old index of each new row between both ends, or -1.
    private(set) var sources: [Int] = []
    /// The indices of the removed rows.
    private(set) var removed: [Int] = []

    /// Aligns two lists.
    ///
    /// - Parameters:
    ///   - oldKeys: The keys of the old rows; empty if they follow from the elements.
    ///   - old: The elements of the old rows; empty if the keys are known.
    ///   - condition: Excludes rows at both ends that need not be rendered again; `nil` includes all rows.
    init<Item, Key: Hashable>(
        keys oldKeys: [Key],
        elements old: [Item],
        with list: ListContent<Item, Key>,
        condition: RowCondition<Item>?
    ) {
        let new = list.elements
        let oldCount = max(oldKeys.count, old.count)
        // Asking an array for this again for each row would be slow in generic code.
        let hasOldKeys = oldKeys.count > 0
        let shared = min(oldCount, new.count)
        func oldKey(_ index: Int) -> Key { hasOldKeys ? oldKeys[index] : list.key(old[index]) }
        while true {
            if let condition { prefix = condition.firstDifference(old, new, prefix, shared) }
            guard prefix < shared, list.key(new[prefix]) == oldKey(prefix) else { break }
            changed.append(prefix)
            prefix += 1
        }
        var changedAtEnd: [Int] = []
        while true {
            if let condition { suffix = condition.commonSuffix(old, new, suffix, shared - prefix) }
            guard suffix < shared - prefix else { break }
            let index = new.count - 1 - suffix
            guard list.key(new[index]) == oldKey(oldCount - 1 - suffix) else { break }
            changedAtEnd.append(index)
            suffix += 1
        }
        changed += changedAtEnd.reversed()
        let middle = prefix..<(oldCount - suffix)
        let newKeys = new[prefix..<(new.count - suffix)].map(list.key)
        guard !middle.isEmpty, !newKeys.isEmpty else {
            sources = Array(repeating: -1, count: newKeys.count)
            removed = Array(middle)
            return
        }
        let match = list.match(hasOldKeys ? Array(oldKeys[middle]) : old[middle].map(list.key), newKeys)
        sources = match.sources.map { $0 < 0 ? -1 : prefix + $0 }
        removed = match.removed.map { prefix + $0 }
    }

    /// Returns whether each new row between both ends existed before and need not be rendered again.
    func unchangedRows<Item>(_ old: [Item], _ new: [Item], _ condition: RowCondition<Item>) -> [Bool] {
        condition.areEqualToSources(old, new[prefix..<(new.count - suffix)], sources)
    }
}
