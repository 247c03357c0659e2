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
        lines(isStream: false).map { $0 + "\n" }.joined()
    }

    /// The header and the entries as JSON, without line breaks.
    ///
    /// - Parameter isStream: Whether more entries follow.
    package func lines(isStream: Bool) -> [String] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func line(_ value: some Encodable) -> String {
            // Encoding strings and integers in a flat object can't fail.
            String(decoding: try! encoder.encode(value), as: UTF8.self)
        }
        let header = JournalHeader(dropped: dropped, entries: isStream ? nil : entries.count, seed: seed)
        return [line(header)] + entries.map(line)
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
