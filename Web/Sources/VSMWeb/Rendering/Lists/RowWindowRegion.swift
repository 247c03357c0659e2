/// The region that holds the window of a long list.
final class RowWindowRegion<Key: Hashable>: Region {
    private var window = RowWindow()
    /// The keys of the rendered rows.
    private var keys: [Key] = []
    private var total = 0

    /// The indices of the rendered rows.
    var indices: [Int] { window.indices(of: total) }

    /// Returns the place of the rows for the browser: the index of the first row, the total number, and the index of
    /// the row with the focus if that row is rendered elsewhere.
    func place(rowHeight: Int) -> String {
        let place = "\(window.range(of: total).lowerBound) \(total) \(rowHeight)"
        return window.distantRow(of: total).map { "\(place) \($0)" } ?? place
    }

    /// Shows the rows around the visible ones at the next rendering.
    func show(_ visible: VisibleRows) {
        window.show(visible, of: total)
        // Without keys, the next rendering does not follow the old rows.
        keys = []
    }

    func update(total: Int, key: (Int) -> Key) {
        window.follow(keys, of: self.total, to: total, key: key)
        self.total = total
        keys = indices.map(key)
    }
}
