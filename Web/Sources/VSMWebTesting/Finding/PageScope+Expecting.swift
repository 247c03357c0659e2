@_spi(Host) import VSMTesting

extension PageScope {
    /// Waits until an element exists.
    ///
    /// - Parameter query: The expected element.
    /// - Throws: ``LiveTestError`` if no element matches when no job of the host is ready.
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

    /// Waits until a number of elements exist.
    ///
    /// - Parameters:
    ///   - query: The expected elements.
    ///   - count: The number of elements.
    /// - Throws: ``LiveTestError`` if more or fewer elements match when no job of the host is ready.
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

    /// Waits until no element matches.
    ///
    /// - Parameter query: The element that must not exist.
    /// - Throws: ``LiveTestError`` if an element matches when no job of the host is ready.
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
