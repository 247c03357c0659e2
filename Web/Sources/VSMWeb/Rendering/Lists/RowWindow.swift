/// The rows of a long list that are rendered: the visible rows, as many rows before and after them, and the row with
/// the focus.
///
/// This is a pure value. It bounds the request of the browser.
struct RowWindow: Equatable {
    /// The maximum number of visible rows.
    static let maximumVisibleCount = 100
    /// The number of rows before the browser has reported the visible ones.
    static let initialCount = 50
    /// The maximum distance at which a row is searched for after rows were inserted or removed.
    static let searchDistance = 1_000

    private var first = 0
    private var count = initialCount
    private var kept: Int?

    /// Shows the rows around the visible ones.
    ///
    /// - Parameters:
    ///   - visible: The report of the browser. Its numbers can be anything from zero up.
    ///   - total: The number of all rows.
    mutating func show(_ visible: VisibleRows, of total: Int) {
        let visibleCount = min(max(visible.count, 1), Self.maximumVisibleCount)
        first = max(0, min(visible.first, total) - visibleCount)
        count = 3 * visibleCount
        kept = visible.focused.flatMap { $0 < total ? $0 : nil }
    }

    /// Returns the indices of the consecutive rows.
    func range(of total: Int) -> Range<Int> {
        let first = min(first, max(0, total - count))
        return first..<min(first + count, total)
    }

    /// Returns the index of the row with the focus, if the consecutive rows do not include it.
    func distantRow(of total: Int) -> Int? {
        kept.flatMap { $0 < total && !range(of: total).contains($0) ? $0 : nil }
    }

    /// Returns the indices of the rendered rows, in ascending order.
    func indices(of total: Int) -> [Int] {
        let range = range(of: total)
        guard let kept = distantRow(of: total) else { return Array(range) }
        return kept < range.lowerBound ? [kept] + range : range + [kept]
    }

    /// Follows the rows after others were inserted or removed.
    ///
    /// At the beginning of the list, the window shows the rows that are inserted before the others. Elsewhere, the same
    /// rows stay: the window searches for the middle row, and for its neighbors if that row was removed. If it finds
    /// none near the old position, the positions stay.
    ///
    /// - Parameters:
    ///   - keys: The keys of the rendered rows.
    ///   - old: The old total number of rows.
    ///   - total: The new total number of rows.
    ///   - key: Returns the key of a row.
    mutating func follow<Key: Equatable>(_ keys: [Key], of old: Int, to total: Int, key: (Int) -> Key) {
        let indices = indices(of: old)
        guard keys.count == indices.count, total != 0 else { return }
        /// Returns the new index of a row.
        func index(now before: Int, distance: Int) -> Int? {
            guard let position = indices.firstIndex(of: before) else { return nil }
            return Self.index(of: keys[position], from: before, added: total - old, distance: distance) {
                $0 >= 0 && $0 < total ? key($0) : nil
            }
        }
        kept = kept.flatMap { index(now: $0, distance: Self.searchDistance) }
        let range = range(of: old)
        first = range.lowerBound
        guard first > 0 else { return }
        let middle = (range.lowerBound + range.upperBound) / 2
        for before in [middle] + range {
            guard let after = index(now: before, distance: 0) else { continue }
            return first = max(0, first + after - before)
        }
        if let after = index(now: middle, distance: Self.searchDistance) { first = max(0, first + after - middle) }
    }

    /// Returns the index of the row with a key.
    ///
    /// - Parameters:
    ///   - wanted: The key.
    ///   - before: The old index of the row.
    ///   - added: The difference between the new and the old number of rows.
    ///   - distance: The maximum distance of the search.
    ///   - key: Returns the key of the row with an index; `nil` if there is no such row.
    private static func index<Key: Equatable>(
        of wanted: Key,
        from before: Int,
        added: Int,
        distance: Int,
        key: (Int) -> Key?
    ) -> Int? {
        // The index if all changes were after the row, or all before it.
        for index in [before, before + added] where key(index) == wanted { return index }
        for step in 1..<(distance + 1) {
            for index in [before - step, before + step] where key(index) == wanted { return index }
        }
        return nil
    }
}
