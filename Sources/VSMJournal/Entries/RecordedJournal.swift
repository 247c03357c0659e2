@_spi(Host) import VSM

/// The contents of a journal at one point in time.
public struct RecordedJournal: Sendable, Hashable {
    /// The number of older entries that were dropped because the journal was full.
    public let dropped: Int

    /// The seed of the test host that ran the actions.
    package let seed: String?

    /// The entries, oldest first.
    public let entries: [JournalEntry]

    /// The containers, in order of appearance.
    public var containers: [JournalEntry.Container] {
        var seen: Set<Int> = []
        return entries.compactMap(\.container).filter { seen.insert($0.number).inserted }
    }
}

extension RecordedJournal: CustomStringConvertible {
    /// A summary, followed by a table with a line for each entry.
    public var description: String {
        let rows = entries.map(\.columns)
        // A long name in one entry does not widen the others: the table is not much longer than the journal.
        let widths = (0..<3).map { column in rows.lazy.map { $0[column].count }.filter { $0 <= 40 }.max() ?? 0 }
        let head =
            ["journal: \(entries.count) entries", dropped > 0 ? "\(dropped) older ones dropped" : nil]
            + [seed.map { "seed \($0.onOneLine)" }]
        let lines = rows.map { row in
            let padded = row.enumerated().map { column, text in
                guard column < widths.count else { return text }
                let padding = String(repeating: " ", count: max(0, widths[column] - text.count))
                return column == 0 ? padding + text : text + padding
            }
            return padded.filter { !$0.isEmpty }.joined(separator: "  ")
        }
        return ([head.compactMap { $0 }.joined(separator: ", ")] + lines).joined(separator: "\n")
    }
}
