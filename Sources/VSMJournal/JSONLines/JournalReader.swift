import VSM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads a journal line by line, and keeps the entries before a damaged line.
struct JournalReader {
    private let limits: JournalLimits
    private let file: String?
    private let decoder = JSONDecoder()
    private var line = 0
    private var header: JournalHeader?
    private var entries: [JournalEntry] = []
    /// Whether the entries are kept, and their number is limited.
    private let keepsEntries: Bool
    /// The latest entry.
    private(set) var latest: JournalEntry?

    /// Reads a journal.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the journal; those beyond the limits aren't read.
    ///   - file: The path of the file, for messages.
    ///   - limits: The limits.
    /// - Returns: The journal.
    /// - Throws: An error about the first line that can't be read.
    static func read(_ bytes: [UInt8], of file: String?, limits: JournalLimits) throws(JournalError) -> RecordedJournal
    {
        var reader = JournalReader(limits: limits, file: file)
        guard !bytes.isEmpty else { throw reader.error(.empty) }
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
            try reader.take(
                bytes[start..<(end ?? bytes.count)],
                isEnded: end != nil,
                upTo: end.map { $0 + 1 } ?? bytes.count
            )
            start = end.map { $0 + 1 } ?? bytes.count
        }
        return try reader.finish()
    }

    init(limits: JournalLimits, file: String? = nil, keepsEntries: Bool = true) {
        self.limits = limits
        self.file = file
        self.keepsEntries = keepsEntries
    }

    /// Reads a line.
    ///
    /// - Parameters:
    ///   - bytes: The line, without its line break.
    ///   - isEnded: Whether it has a line break.
    ///   - end: The number of bytes so far, if they are limited.
    mutating func take(_ bytes: ArraySlice<UInt8>, isEnded: Bool, upTo end: Int) throws(JournalError) {
        line += 1
        guard end <= limits.bytes else { throw error(.tooLarge(limit: "\(limits.bytes) bytes")) }
        guard line <= limits.lines || !keepsEntries else { throw error(.tooLarge(limit: "\(limits.lines) lines")) }
        guard bytes.count <= limits.bytesPerLine else {
            throw error(.tooLarge(limit: "\(limits.bytesPerLine) bytes in a line"))
        }
        // The bytes of a line that was cut can be wrong in many ways.
        if !isEnded, header != nil, bytes.last != UInt8(ascii: "}") { throw error(.truncated) }
        switch bytes.jsonProblem(maximumDepth: 8) {
        case .encoding: throw error(.notUTF8)
        case .depth: throw error(header == nil ? .notAJournal : .damaged(expected: "a flat object"))
        case nil: try takeText(Data(bytes))
        }
    }

    private mutating func takeText(_ data: Data) throws(JournalError) {
        guard let header else { return header = try readHeader(data) }
        if let count = header.entries, entries.count >= count {
            throw error(.damaged(expected: "the end after \(count) entries, as the header says"))
        }
        let entry = try decode(JournalEntry.self, from: data)
        if let number = entry.container?.number, number < 1 {
            throw error(.damaged(expected: "a number above 0 for “container”"))
        }
        guard entry.nanoseconds >= latest?.nanoseconds ?? 0 else { throw error(.timeRunsBackwards) }
        latest = entry
        if keepsEntries { entries.append(entry) }
    }

    private func readHeader(_ data: Data) throws(JournalError) -> JournalHeader {
        guard let mark = try? decoder.decode(JournalHeader.Mark.self, from: data), mark.journal == JournalHeader.name
        else { throw error(.notAJournal) }
        guard mark.version == JournalHeader.version else { throw error(.otherVersion(mark.version)) }
        let header = try decode(JournalHeader.self, from: data)
        guard header.dropped >= 0, header.entries ?? 0 >= 0 else {
            throw error(.damaged(expected: "numbers of at least 0 for “dropped” and “entries”"))
        }
        return header
    }

    private func finish() throws(JournalError) -> RecordedJournal {
        guard let journal = readable, let header else { throw error(.empty) }
        if let count = header.entries, entries.count != count {
            throw JournalError(
                reason: .incomplete(expected: count, found: entries.count),
                file: file,
                line: nil,
                readable: journal
            )
        }
        return journal
    }

    /// Whether the first line has been read.
    var hasHeader: Bool { header != nil }

    /// The contents that have been read so far.
    private var readable: RecordedJournal? {
        header.map { RecordedJournal(dropped: $0.dropped, seed: $0.seed, entries: entries) }
    }

    private func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws(JournalError) -> Value {
        do {
            return try decoder.decode(type, from: data)
        } catch let unknown as UnknownJournalEntryKind {
            throw error(.unknownKind(unknown.name))
        } catch DecodingError.keyNotFound(let key, _) {
            throw error(.damaged(expected: "the key “\(key.stringValue)”"))
        } catch DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context) {
            let key = context.codingPath.last.map { " for “\($0.stringValue)”" } ?? " as the line"
            throw error(.damaged(expected: "\(Self.word(for: type))\(key)"))
        } catch DecodingError.dataCorrupted(let context) {
            guard let key = context.codingPath.last else { throw error(.damaged(expected: "a JSON object")) }
            throw error(.damaged(expected: "\(context.debugDescription) for “\(key.stringValue)”"))
        } catch {
            throw self.error(.damaged(expected: "a JSON object"))
        }
    }

    private static func word(for type: any Any.Type) -> String {
        if type is String.Type {
            "a string"
        } else if type is any BinaryInteger.Type {
            "an integer"
        } else {
            "an object"
        }
    }

    private func error(_ reason: JournalError.Reason) -> JournalError {
        JournalError(reason: reason, file: file, line: line > 0 ? line : nil, readable: readable)
    }
}
