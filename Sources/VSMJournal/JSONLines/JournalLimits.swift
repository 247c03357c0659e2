/// Limits on the size of a journal that is read.
public struct JournalLimits: Sendable, Hashable {
    /// The maximum number of bytes.
    public var bytes: Int
    /// The maximum number of lines, including the header.
    public var lines: Int
    /// The maximum number of bytes of a line.
    public var bytesPerLine: Int

    /// Creates limits; the defaults are far beyond the size of a journal with thousands of entries.
    ///
    /// - Parameters:
    ///   - bytes: The maximum number of bytes.
    ///   - lines: The maximum number of lines, including the header.
    ///   - bytesPerLine: The maximum number of bytes of a line.
    public init(bytes: Int = 64 << 20, lines: Int = 1_000_000, bytesPerLine: Int = 1 << 20) {
        self.bytes = bytes
        self.lines = lines
        self.bytesPerLine = bytesPerLine
    }
}
