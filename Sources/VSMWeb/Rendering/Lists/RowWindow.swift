/// Which rows of a long list are rendered: those that are visible, as many before and after them, and the row with the
/// focus.
///
/// A pure value. What a browser asks for is bounded here.
struct RowWindow: Equatable {
    /// The maximum number of rows that are visible at once.
    static let maximumVisibleCount = 100
    /// The number of rows before a browser has said what is visible.
    static let initialCount = 50
    /// How far from its place a row is looked for when rows have come or gone.
    static let searchDistance = 1_000

    private var first = 0
    private var count = initialCount
    private var kept: Int?

    /// Shows the rows around the visible ones.
    ///
    /// - Parameters:
    ///   - visible: What the browser reports. Its numbers may be anything from zero on.
    ///   - total: The number of all rows.
    mutating func show(_ visible: VisibleRows, of total: Int) {
        let visibleCount = min(max(visible.count, 1), Self.maximumVisibleCount)
        first = max(0, min(visible.first, total) - visibleCount)
        count = 3 * visibleCount
        kept = visible.focused.flatMap { $0 < total ? $0 : nil }
    }

    /// The indices of the rows that are next to each other.
    func range(of total: Int) -> Range<Int> {
        let first = min(first, max(0, total - count))
        return first..<min(first + count, total)
    }

    /// The index of the row with the focus, if it is not among those.
    func distantRow(of total: Int) -> Int? {
        kept.flatMap { $0 < total && !range(of: total).contains($0) ? $0 : nil }
    }

    /// The indices of the rendered rows, in ascending order.
    func indices(of total: Int) -> [Int] {
        let range = range(of: total)
        guard let kept = distantRow(of: total) else { return Array(range) }
        return kept < range.lowerBound ? [kept] + range : range + [kept]
    }

    /// Follows the rows to where they are after others have come or gone.
    ///
    /// At the beginning of the list, what is inserted before the rows is shown. Elsewhere, the same rows stay: the one in
    /// the middle is looked for, and its neighbors if it is gone. If none is found near its place, the positions stay.
    ///
    /// - Parameters:
    ///   - keys: The keys of the rendered rows.
    ///   - old: The number of all rows when they were rendered.
    ///   - total: The number of all rows now.
    ///   - key: The key of a row.
    mutating func follow<Key: Equatable>(_ keys: [Key], of old: Int, to total: Int, key: (Int) -> Key) {
        let indices = indices(of: old)
        guard keys.count == indices.count, total != 0 else { return }
        /// Where a row is now.
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

    /// The index of the row with a key.
    ///
    /// - Parameters:
    ///   - wanted: The key.
    ///   - before: The index that the row had.
    ///   - added: How many rows there are more than before.
    ///   - distance: How far from its place it is looked for.
    ///   - key: The key of the row with an index; `nil` if there is none.
    private static func index<Key: Equatable>(
        of wanted: Key,
        from before: Int,
        added: Int,
        distance: Int,
        key: (Int) -> Key?
    ) -> Int? {
        // Where it is if all changes were behind it, or all before it.
        for index in [before, before + added] where key(index) == wanted { return index }
        for step in 1..<(distance + 1) {
            for index in [before - step, before + step] where key(index) == wanted { return index }
        }
        return nil
    }
}
