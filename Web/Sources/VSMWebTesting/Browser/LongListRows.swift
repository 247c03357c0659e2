/// The rows of a `virtualList` in a page, and the request of the browser when the person scrolls.
///
/// It follows `rows.js` of the browser client. A test has no layout, so ``visibleCount`` rows are visible.
struct LongListRows: Equatable {
    /// The number of visible rows.
    static let visibleCount = 10

    /// The number of all rows of the list.
    let total: Int
    /// The indices of the consecutive rows in the page.
    let range: Range<Int>
    /// The index of the row with the focus, if the page has it outside the consecutive rows.
    let kept: Int?

    /// Reads the place of the rows.
    ///
    /// - Parameters:
    ///   - place: The index of the first row, the total number, the height of a row, and the index of a row outside the
    ///     others.
    ///   - count: The number of rows in the page.
    /// - Returns: `nil` if the text is not a place.
    init?(place: String, count: Int) {
        let numbers = place.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 3 || numbers.count == 4 else { return nil }
        total = numbers[1]
        kept = numbers.count == 4 ? numbers[3] : nil
        range = numbers[0]..<(numbers[0] + max(0, kept == nil ? count : count - 1))
    }

    /// Returns the index of a row by its position in the page.
    func index(at position: Int) -> Int {
        guard let kept else { return range.lowerBound + position }
        if kept < range.lowerBound { return position == 0 ? kept : range.lowerBound + position - 1 }
        return position == range.count ? kept : range.lowerBound + position
    }

    /// Returns the rows to request when the person scrolls to a row.
    ///
    /// - Parameter index: The index of the row, which is at the top unless the list ends before.
    /// - Returns: The visible rows; `nil` if the page has them and enough rows around them.
    func request(for index: Int) -> Range<Int>? {
        let count = min(Self.visibleCount, total)
        let first = max(0, min(index, total - count))
        let lacksBefore = 2 * (first - range.lowerBound) < count && range.lowerBound > 0
        let lacksAfter = 2 * (range.upperBound - first - count) < count && range.upperBound < total
        return lacksBefore || lacksAfter ? first..<(first + count) : nil
    }
}
