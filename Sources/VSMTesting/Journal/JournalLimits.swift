/// How much of a file is read as a journal.
public struct JournalLimits: Sendable, Hashable {
    /// How many bytes there may be in all.
    public var bytes: Int
    /// How many lines there may be, with the first.
    public var lines: Int
    /// How many bytes there may be in a line.
    public var bytesOfLine: Int

    /// Sets limits; by default far beyond what a journal of some thousand entries has.
    ///
    /// - Parameters:
    ///   - bytes: how many bytes there may be in all.
    ///   - lines: how many lines there may be, with the first.
    ///   - bytesOfLine: how many bytes there may be in a line.
    public init(bytes: Int = 64 << 20, lines: Int = 1_000_000, bytesOfLine: Int = 1 << 20) {
        self.bytes = bytes
        self.lines = lines
        self.bytesOfLine = bytesOfLine
    }
}
