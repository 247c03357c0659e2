import VSMTesting

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension PageScope {
    /// Waits until something is there.
    ///
    /// - Parameter query: What has to be there, at least once.
    /// - Throws: ``LiveTestError`` if it is not there when no job of the host is ready.
    public func expect(
        _ query: ElementQuery,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        let element = find(query)
        element.page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try element.page.expect(element, count: nil)
    }

    /// Waits until something is there a number of times.
    ///
    /// - Parameters:
    ///   - query: What has to be there.
    ///   - count: How often.
    /// - Throws: ``LiveTestError`` if it is there more or less often when no job of the host is ready.
    public func expect(
        _ query: ElementQuery,
        count: Int,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        let element = find(query)
        element.page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try element.page.expect(element, count: count)
    }

    /// Waits until something is not there.
    ///
    /// - Parameter query: What must not be there.
    /// - Throws: ``LiveTestError`` if it is there when no job of the host is ready.
    public func expectNone(
        _ query: ElementQuery,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        let element = find(query)
        element.page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try element.page.expect(element, count: 0)
    }
}
