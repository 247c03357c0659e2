/// What a journal held when it was looked at or written.
public struct RecordedJournal: Sendable, Hashable {
    /// How many entries were there before and had to go because the journal was full.
    public let dropped: Int

    /// The seed of the order in which a test host ran the actions.
    package let seed: String?

    /// What happened, oldest first.
    public let entries: [JournalEntry]

    /// The containers that appear in it, in this order.
    public var containers: [JournalEntry.Container] {
        var seen: Set<Int> = []
        return entries.compactMap(\.container).filter { seen.insert($0.number).inserted }
    }
}

extension RecordedJournal: CustomStringConvertible {
    /// A table with a line for each entry, below one that says how many there are.
    public var description: String {
        let rows = entries.map(\.columns)
        let widths = (0..<3).map { column in rows.lazy.map { $0[column].count }.max() ?? 0 }
        let head =
            ["journal: \(entries.count) entries", dropped > 0 ? "\(dropped) older ones dropped" : nil]
            + [seed.map { "seed \($0.onOneLine)" }]
        let lines = rows.map { row in
            let padded = row.enumerated().map { column, text in
                guard column < widths.count else { return text }
                let padding = String(repeating: " ", count: widths[column] - text.count)
                return column == 0 ? padding + text : text + padding
            }
            return padded.filter { !$0.isEmpty }.joined(separator: "  ")
        }
        return ([head.compactMap { $0 }.joined(separator: ", ")] + lines).joined(separator: "\n")
    }
}
