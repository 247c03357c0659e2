import VSMTesting

// How a person gets to the rows of a `virtualList` that are not in the page.
//
// Ten rows are on the screen, because a test has no layout. The page gets them and those around them. The focus stays where
// it is.

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension LiveElement {
    /// Scrolls the list to the row with an index, which comes to the top unless the list ends before that.
    ///
    /// The page then has this row and some around it, and no others, except for the one with the focus:
    ///
    /// ```swift
    /// try page.list("Messages").scroll(to: 49_999)
    /// try page.item("Message 50000").button().click()
    /// ```
    ///
    /// - Parameter index: The index of the row among all rows of the list, from zero.
    /// - Throws: ``LiveTestError`` if the list has no such row, or if the element is no `virtualList`.
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

    /// Scrolls the list down until something is in it.
    ///
    /// Begins at the rows that the page has. Each step brings some twenty rows, so prefer an index for what is far away.
    ///
    /// - Parameter query: What to look for, such as `.item("Message 120")`.
    /// - Throws: ``LiveTestError`` if it is not there at the end of the list, or if the element is no `virtualList`.
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
    /// - Throws: ``LiveTestError`` if the element is no `virtualList`.
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
