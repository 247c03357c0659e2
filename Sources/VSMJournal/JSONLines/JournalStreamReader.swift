/// Reads the journal of a running program, line by line.
///
/// The inspector of a live site has such a stream; see its guide. The stream begins with the entries so far, and has no end:
///
/// ```swift
/// var reader = JournalStreamReader()
/// for try await line in lines {
///     if let entry = try reader.read(line) { print(entry) }
/// }
/// ```
///
/// A line from outside can be anything: one that is not of a journal, or too long, is an error. The reader retains nothing
/// but the latest entry.
public struct JournalStreamReader {
    private var reader: JournalReader

    /// Creates a reader.
    ///
    /// - Parameter limits: The limits of a line. The limits of the whole journal do not apply.
    public init(limits: JournalLimits = JournalLimits()) {
        reader = JournalReader(limits: limits, keepsEntries: false)
    }

    /// Reads the next line.
    ///
    /// - Parameter line: The line, without its line break.
    /// - Returns: The entry, or `nil` for the first line, which is the header.
    /// - Throws: A ``JournalError`` if the line is not the next one of a journal.
    public mutating func read(_ line: String) throws(JournalError) -> JournalEntry? {
        let isFirst = !reader.hasHeader
        try reader.take(Array(line.utf8)[...], isEnded: true, upTo: 0)
        return isFirst ? nil : reader.latest
    }
}
