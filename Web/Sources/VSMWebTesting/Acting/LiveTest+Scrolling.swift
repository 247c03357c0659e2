import Foundation

extension LiveTest {
    func scroll(_ element: LiveElement, to index: Int) throws {
        let (found, node, rows) = try locateLongList(element)
        guard (0..<rows.total).contains(index) else {
            let number = rows.total == 1 ? "one row" : "\(rows.total) rows"
            throw failure(
                .absent,
                "There is no row with the index \(index) in the \(found.summary), which has \(number).\(waiting)"
            )
        }
        try scroll(node, rows, to: index)
    }

    func scrollToEnd(_ element: LiveElement) throws {
        let (_, node, rows) = try locateLongList(element)
        try scroll(node, rows, to: max(0, rows.total - 1))
    }

    func scroll(_ element: LiveElement, to query: ElementQuery) throws {
        var (found, node, rows) = try locateLongList(element)
        while try matches(of: element.find(query).steps[...]).isEmpty {
            let end = rows.range.upperBound
            guard end < rows.total else {
                throw failure(.absent, "There is no \(query) down to the end of the \(found.summary).\(waiting)")
            }
            try scroll(node, rows, to: end)
            (found, node, rows) = try locateLongList(element)
            guard rows.range.upperBound > end else {
                throw failure(.impossible, "The \(found.summary) does not get the rows from the index \(end) on.")
            }
        }
    }

    private func scroll(_ node: Node, _ rows: LongListRows, to index: Int) throws {
        guard let visible = rows.request(for: index) else { return }
        let focused = browser.focused.flatMap { browser.tree[$0.number] }
        let position = node.children.firstIndex { row in focused?.withAncestors.contains { $0 === row } ?? false }
        let row: Any = position.map { rows.index(at: $0) } ?? NSNull()
        try send { ["scroll", $0, browser.version, node.number, visible.lowerBound, visible.count, row] }
    }

    private func locateLongList(_ element: LiveElement) throws -> (AccessibleElement, Node, LongListRows) {
        let found = try locate(element)
        guard let node = browser.tree[found.number], let place = node.attributes["data-vsm-rows"],
            let rows = LongListRows(place: place, count: node.children.count)
        else {
            throw failure(
                .impossible,
                "All of the \(found.summary) is in the page, so scrolling changes nothing: it is not a virtualList."
            )
        }
        return (found, node, rows)
    }
}
