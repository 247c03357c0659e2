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
        let middle = prefix..<(oldKeys.count - suffix)
        let newKeys = new[prefix..<(new.count - suffix)].map(list.key)
        guard !middle.isEmpty, !newKeys.isEmpty else {
            sources = Array(repeating: -1, count: newKeys.count)
            removed = Array(middle)
            return
        }
        let match = list.match(oldKeys[middle], newKeys)
        sources = match.sources
        removed = match.removed
    }

    /// For each new row between both ends, whether it was there before and need not be rendered again.
    func unchangedRows<Item>(_ old: [Item], _ new: [Item], _ condition: RowCondition<Item>) -> [Bool] {
        condition.areEqualToSources(old, new[prefix..<(new.count - suffix)], sources)
    }
}
