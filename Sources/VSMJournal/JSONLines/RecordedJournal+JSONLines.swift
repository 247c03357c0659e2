#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension RecordedJournal {
    /// The journal as JSON lines: a header, followed by a line for each entry.
    ///
    /// Equal journals have equal texts. Read the text with ``init(jsonLines:limits:)``.
    public var jsonLines: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func line(_ value: some Encodable) -> String {
            // Encoding strings and integers in a flat object can't fail.
            String(decoding: try! encoder.encode(value), as: UTF8.self) + "\n"
        }
        let header = line(JournalHeader(dropped: dropped, entries: entries.count, seed: seed))
        return entries.reduce(into: header) { $0 += line($1) }
    }

    /// Reads a journal from JSON lines.
    ///
    /// - Parameters:
    ///   - text: The JSON lines.
    ///   - limits: The limits.
    /// - Throws: An error about the first invalid line, with the contents before that line.
    public init(jsonLines text: String, limits: JournalLimits = JournalLimits()) throws(JournalError) {
        self = try JournalReader.read(Array(text.utf8), of: nil, limits: limits)
    }
}
