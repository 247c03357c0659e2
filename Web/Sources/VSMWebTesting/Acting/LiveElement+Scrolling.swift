@_spi(Host) import VSMTesting

// Steps that bring the rows of a `virtualList` into the page.
//
// Ten rows are visible, because a test has no layout. The page gets these rows and those around them. The focus does
// not move.

extension LiveElement {
    /// Scrolls the list to the row with an index.
    ///
    /// The row is at the top unless the list ends before.
    ///
    /// The page then has this row, some rows around it, and the row with the focus:
    ///
    /// ```swift
    /// try page.list("Messages").scroll(to: 49_999)
    /// try page.item("Message 50000").button().click()
    /// ```
    ///
    /// - Parameter index: The index of the row among all rows of the list, starting at zero.
    /// - Throws: ``LiveTestError`` if the list has no such row, or if the element is not a `virtualList`.
    public func scroll(
        to index: Int,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try page.scroll(self, to: index)
    }

    /// Scrolls the list down until an element is in it.
    ///
    /// The search begins at the rows in the page. Each step brings some twenty rows, so prefer an index for distant
    /// rows.
    ///
    /// - Parameter query: The element to search for, such as `.item("Message 120")`.
    /// - Throws: ``LiveTestError`` if the element is not found before the end, or if the list is not a `virtualList`.
    public func scroll(
        to query: ElementQuery,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try page.scroll(self, to: query)
    }

    /// Scrolls the list to its end.
    ///
    /// - Throws: ``LiveTestError`` if the element is not a `virtualList`.
    public func scrollToEnd(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try page.scrollToEnd(self)
    }
}
