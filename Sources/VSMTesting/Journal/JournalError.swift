/// A journal that cannot be read whole, or not be written.
///
/// ```swift
/// do {
///     journal = try RecordedJournal(contentsOf: file)
/// } catch {
///     print(error)                // profile.jsonl:12: The line is damaged: …
///     journal = error.readable    // the 10 entries before
/// }
/// ```
public struct JournalError: Error, Hashable, CustomStringConvertible {
    /// What is wrong.
    public let reason: Reason

    /// The file; `nil` if the journal was no file.
    public let file: String?

    /// The line, counted from 1; `nil` if the reason is about the whole.
    public let line: Int?

    /// What stands before the line; `nil` if not even the first line could be read.
    public let readable: RecordedJournal?

    /// What can be wrong.
    public enum Reason: Sendable, Hashable {
        /// There is no such file.
        case missing
        /// The file cannot be read, for the reason that the system gives.
        case unreadable(String)
        /// The file cannot be written, for the reason that the system gives.
        case unwritable(String)
        /// There is nothing in it.
        case empty
        /// The first line is not that of a journal.
        case notAJournal
        /// The journal is of another version.
        case otherVersion(Int)
        /// The line is not text in UTF-8.
        case notUTF8
        /// The line is not what it should be, which is said.
        case damaged(expected: String)
        /// The entry is of a kind that nobody knows.
        case unknownKind(String)
        /// The entry is older than the one before, or than the journal.
        case timeRunsBackwards
        /// The last line breaks off.
        case truncated
        /// There are fewer entries than the first line says.
        case incomplete(expected: Int, found: Int)
        /// There is more than the limit, which is named.
        case tooLarge(limit: String)
    }

    /// The place, what is wrong there, and what to do about it.
    public var description: String {
        let place = [file, line.map(String.init)].compactMap { $0 }.joined(separator: ":")
        let prefix = file == nil && line != nil ? "journal, line " : ""
        let saved = readable.map { journal in
            " What stands before it is in the error's `readable`; entries: \(journal.entries.count)."
        }
        return (place.isEmpty ? "journal" : prefix + place) + ": \(reason)" + (saved ?? "")
    }
}

extension JournalError.Reason: CustomStringConvertible {
    /// What is wrong and what to do about it.
    public var description: String {
        switch self {
        case .missing:
            "There is no such file. Write it with `Journal.write(to:)`, or look for it elsewhere."
        case .unreadable(let reason):
            "The file cannot be read: \(reason)"
        case .unwritable(let reason):
            "The file cannot be written: \(reason)"
        case .empty:
            "There is nothing in it. Was the program ended before the journal was written?"
        case .notAJournal:
            #"This is no journal: expected a whole first line that begins like {"dropped":0,… and has "journal":"vsm"."#
        case .otherVersion(let version) where version > JournalHeader.version:
            "The journal was written by a newer version of VSMTesting (format \(version), and \(JournalHeader.version) "
                + "is known here). Read it with that version, or update the package."
        case .otherVersion(let version):
            "There never was a format \(version); \(JournalHeader.version) is known here. Was the line changed by hand?"
        case .notUTF8:
            "The line is not text in UTF-8. Was the file changed on its way?"
        case .damaged(let expected):
            "The line is damaged: expected \(expected). Was it changed by hand, or on its way?"
        case .unknownKind(let kind):
            "There is no entry of the kind “\(kind.bounded(to: 100).onOneLine)”. Was it written by a newer version?"
        case .timeRunsBackwards:
            "The entry is older than the one before. Were lines moved, or journals put together?"
        case .truncated:
            "The last line breaks off. Was the file copied whole?"
        case .incomplete(let expected, let found):
            "Entries are missing: the first line says \(expected), and there are \(found). Was the file copied whole?"
        case .tooLarge(let limit):
            "There is more than \(limit). If it is a journal all the same, read it with other `limits`."
        }
    }
}
