/// Which rows of a `virtualList` a page has, and what the browser asks for when the list is scrolled.
///
/// It follows `rows.js` of the browser client. There is no layout in a test, so ``visibleCount`` rows are on the screen.
struct LongListRows: Equatable {
    /// The number of rows that a person sees at once.
    static let visibleCount = 10

    /// The number of all rows of the list.
    let total: Int
    /// The indices of the rows in the page that are next to each other.
    let range: Range<Int>
    /// The index of the row with the focus, if it is in the page although it is elsewhere.
    let kept: Int?

    /// Reads the place of the rows.
    ///
    /// - Parameters:
    ///   - place: The index of the first row, the number of all, the height of one, and the index of a row that is elsewhere.
    ///   - count: The number of rows in the page.
    /// - Returns: `nil` if it is no such place.
    init?(place: String, count: Int) {
        let numbers = place.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 3 || numbers.count == 4 else { return nil }
        total = numbers[1]
        kept = numbers.count == 4 ? numbers[3] : nil
        range = numbers[0]..<(numbers[0] + max(0, kept == nil ? count : count - 1))
    }

    /// The index of a row, by its position in the page.
    func index(at position: Int) -> Int {
        guard let kept else { return range.lowerBound + position }
        if kept < range.lowerBound { return position == 0 ? kept : range.lowerBound + position - 1 }
        return position == range.count ? kept : range.lowerBound + position
    }

    /// The rows to ask for when the list is scrolled to a row.
    ///
    /// - Parameter index: The index of the row, which comes to the top unless the list ends before that.
    /// - Returns: The visible rows; `nil` if they and enough around them are in the page.
    func request(for index: Int) -> Range<Int>? {
        let count = min(Self.visibleCount, total)
        let first = max(0, min(index, total - count))
        let lacksBefore = 2 * (first - range.lowerBound) < count && range.lowerBound > 0
        let lacksAfter = 2 * (range.upperBound - first - count) < count && range.upperBound < total
        return lacksBefore || lacksAfter ? first..<(first + count) : nil
    }
}
