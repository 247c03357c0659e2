#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension RecordedJournal {
    /// The journal as text: a line that says what it is, and then a line of JSON for each entry.
    ///
    /// Equal journals give equal texts. ``init(jsonLines:limits:)`` reads it.
    public var jsonLines: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func line(_ value: some Encodable) -> String {
            // Texts and whole numbers in a flat object: there is nothing that could fail.
            String(decoding: try! encoder.encode(value), as: UTF8.self) + "\n"
        }
        let header = line(JournalHeader(dropped: dropped, entries: entries.count, seed: seed))
        return entries.reduce(into: header) { $0 += line($1) }
    }

    /// Reads a journal from its text.
    ///
    /// - Parameters:
    ///   - text: what ``jsonLines`` has given.
    ///   - limits: how much is read.
    /// - Throws: what is wrong with the first line that cannot be read, and what stands before it.
    public init(jsonLines text: String, limits: JournalLimits = JournalLimits()) throws(JournalError) {
        self = try JournalReader.read(Array(text.utf8), of: nil, limits: limits)
    }
}
