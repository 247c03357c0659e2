@_spi(Host) import VSM

/// An error thrown when a journal can't be read completely, or can't be written.
///
/// ```swift
/// do {
///     journal = try RecordedJournal(contentsOf: file)
/// } catch {
///     print(error)                // profile.jsonl:12: The line is damaged: …
///     journal = error.readable    // the 10 entries before line 12
/// }
/// ```
public struct JournalError: Error, Hashable, CustomStringConvertible {
    /// The reason for the error.
    public let reason: Reason

    /// The path of the file, or `nil` if the journal wasn't read from a file.
    public let file: String?

    /// The line, counted from 1, or `nil` if the error concerns the whole file.
    public let line: Int?

    /// The contents before the invalid line, or `nil` if not even the first line could be read.
    public let readable: RecordedJournal?

    /// The reasons for an error.
    public enum Reason: Sendable, Hashable {
        /// The file doesn't exist.
        case missing
        /// The file can't be read; the value is the reason that the system gives.
        case unreadable(String)
        /// The file can't be written; the value is the reason that the system gives.
        case unwritable(String)
        /// The file is empty.
        case empty
        /// The first line isn't the header of a journal.
        case notAJournal
        /// The journal has another format version.
        case otherVersion(Int)
        /// The line isn't UTF-8 text.
        case notUTF8
        /// The line isn't what was expected.
        case damaged(expected: String)
        /// The kind of the entry is unknown.
        case unknownKind(String)
        /// The entry is older than the one before it, or than the journal.
        case timeRunsBackwards
        /// The last line is incomplete.
        case truncated
        /// There are fewer entries than the header says.
        case incomplete(expected: Int, found: Int)
        /// The journal exceeds a limit, which is named.
        case tooLarge(limit: String)
    }

    /// The location, the reason, and what to do about it.
    public var description: String {
        let place = [file, line.map(String.init)].compactMap { $0 }.joined(separator: ":")
        let prefix = file == nil && line != nil ? "journal, line " : ""
        let saved = readable.map { journal in
            " The error's `readable` has what comes before it (entries: \(journal.entries.count))."
        }
        return (place.isEmpty ? "journal" : prefix + place) + ": \(reason)" + (saved ?? "")
    }
}

extension JournalError.Reason: CustomStringConvertible {
    /// The reason, and what to do about it.
    public var description: String {
        switch self {
        case .missing:
            "The file does not exist. Write it with `Journal.write(to:)`, or check the path."
        case .unreadable(let reason):
            "The file cannot be read: \(reason)"
        case .unwritable(let reason):
            "The file cannot be written: \(reason)"
        case .empty:
            "The file is empty. Did the program end before the journal was written?"
        case .notAJournal:
            #"This is not a journal: expected a first line that starts with {"dropped":0,… and contains "journal":"vsm"."#
        case .otherVersion(let version) where version > JournalHeader.version:
            "The journal was written by a newer version of VSM: its format is \(version), and this version supports "
                + "\(JournalHeader.version). Update the package."
        case .otherVersion(let version):
            "There is no format \(version); this version supports \(JournalHeader.version). Was the line edited by hand?"
        case .notUTF8:
            "The line is not UTF-8 text. Was the file changed in transit?"
        case .damaged(let expected):
            "The line is damaged: expected \(expected). Was it edited by hand or changed in transit?"
        case .unknownKind(let kind):
            "The kind of entry “\(kind.bounded(to: 100).onOneLine)” is unknown. Was it written by a newer version?"
        case .timeRunsBackwards:
            "The entry is older than the one before it. Were lines moved or journals concatenated?"
        case .truncated:
            "The last line is incomplete. Was the file copied completely?"
        case .incomplete(let expected, let found):
            "Entries are missing: the header says \(expected), but there are \(found). Was the file copied completely?"
        case .tooLarge(let limit):
            "The journal exceeds \(limit). If it is expected to, read it with other `limits`."
        }
    }
}
