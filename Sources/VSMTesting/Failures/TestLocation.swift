/// The location in a test at which a failure is reported.
@_spi(Host) public struct TestLocation: Sendable {
    /// The module and the file.
    public let fileID: StaticString
    /// The path of the file.
    public let filePath: StaticString
    /// The line, counted from 1.
    public let line: UInt
    /// The column, counted from 1.
    public let column: UInt

    /// Creates a location.
    public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }
}
