import Foundation

/// The measured values, of which the table shows the medians.
struct Results {
    private var values: [Figure: [Contender: [Double]]] = [:]
    /// Sentences that follow the table.
    var notes: [String] = []

    /// Adds a value.
    mutating func add(_ value: Double, _ figure: Figure, of contender: Contender) {
        values[figure, default: [:]][contender, default: []].append(value)
    }

    /// The median of the values.
    func median(_ figure: Figure, of contender: Contender) -> Double? {
        let sorted = (values[figure]?[contender] ?? []).filter(\.isFinite).sorted()
        return sorted.isEmpty ? nil : sorted[sorted.count / 2]
    }

    /// The table as Markdown, with the figures that were measured.
    var table: String {
        var rows = [["", "ours", "floor", "ours/floor"]]
        for figure in Figure.allCases where values[figure] != nil {
            let ours = median(figure, of: .ours)
            let floor = median(figure, of: .floor)
            let ratio = ours.flatMap { ours in floor.map { ours / $0 } }
            let text = ratio.map { String(format: "%.1f", $0) } ?? ""
            rows.append([figure.rawValue, Self.text(ours), Self.text(floor), text])
        }
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        rows.insert(widths.map { String(repeating: "-", count: $0) }, at: 1)
        return rows.map { row in
            let words = zip(row, widths).enumerated().map { column, word in
                let padding = String(repeating: " ", count: word.1 - word.0.count)
                return column == 0 ? word.0 + padding : padding + word.0
            }
            return "| " + words.joined(separator: " | ") + " |"
        }.joined(separator: "\n")
    }

    /// Three digits that count, with a comma between thousands.
    private static func text(_ value: Double?) -> String {
        guard let value else { return "" }
        guard abs(value) >= 100 else { return String(format: abs(value) < 10 ? "%.2f" : "%.1f", value) }
        var digits = String(Int(value.rounded()))
        var parts: [String] = []
        while digits.count > 3 {
            parts.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return ([digits] + parts).joined(separator: ",")
    }
}
