public import Foundation

extension RecordedJournal {
    /// Reads a journal from a file.
    ///
    /// - Parameters:
    ///   - file: The URL of the file.
    ///   - limits: The limits; a larger file isn't read beyond them.
    /// - Throws: An error about the file or its first invalid line, with the contents before that line.
    public init(contentsOf file: URL, limits: JournalLimits = JournalLimits()) throws(JournalError) {
        self = try JournalReader.read(try Self.bytes(of: file, limit: limits.bytes), of: file.path, limits: limits)
    }

    /// Writes the journal to a file, replacing it if it exists.
    ///
    /// - Parameter file: The URL of the file.
    /// - Throws: A ``JournalError`` with the reason ``JournalError/Reason/unwritable(_:)``.
    public func write(to file: URL) throws(JournalError) {
        guard file.isFileURL else { throw Self.error(.unwritable(Self.notAFile), of: file) }
        do {
            try Data(jsonLines.utf8).write(to: file, options: .atomic)
        } catch {
            throw Self.error(.unwritable("\(error)"), of: file)
        }
    }

    private static let notAFile = "The URL is not a file URL. Create one with `URL(filePath:)`."

    /// Reads the bytes of a file, at most one more than the limit.
    private static func bytes(of file: URL, limit: Int) throws(JournalError) -> [UInt8] {
        guard file.isFileURL else { throw error(.unreadable(notAFile), of: file) }
        guard FileManager.default.fileExists(atPath: file.path) else { throw error(.missing, of: file) }
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }
            var bytes: [UInt8] = []
            while bytes.count <= limit {
                let wanted = min(limit - bytes.count + 1, 1 << 20)
                guard let part = try read(upTo: wanted, from: handle), !part.isEmpty else { break }
                bytes += part
            }
            return bytes
        } catch {
            throw Self.error(.unreadable("\(error)"), of: file)
        }
    }

    private static func read(upTo count: Int, from handle: FileHandle) throws -> Data? {
        if #available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *) { return try handle.read(upToCount: count) }
        return handle.readData(ofLength: count)
    }

    private static func error(_ reason: JournalError.Reason, of file: URL) -> JournalError {
        JournalError(reason: reason, file: file.path, line: nil, readable: nil)
    }
}
