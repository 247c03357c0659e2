/// Rows of words with aligned columns: the first to the left, the others to the right.
struct Table {
    private var rows: [[String]]

    init(header: [String]) {
        rows = [header]
    }

    /// Adds a row, which must have as many words as the header.
    mutating func append(_ row: [String]) {
        precondition(row.count == rows[0].count, "A row of \(row.count) words does not fit the table's header.")
        rows.append(row)
    }

    /// The table as Markdown, which is also readable in a terminal.
    var text: String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        var lines = rows.map { row in
            let words = zip(row, widths).enumerated().map { column, word in
                let padding = String(repeating: " ", count: word.1 - word.0.count)
                return column == 0 ? word.0 + padding : padding + word.0
            }
            return "| " + words.joined(separator: " | ") + " |"
        }
        let rule = widths.enumerated().map { column, width in
            column == 0 ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
        }
        lines.insert("| " + rule.joined(separator: " | ") + " |", at: 1)
        return lines.joined(separator: "\n")
    }
}
