@_spi(Host) import VSMTesting

// Steps with an element. Each step waits until the element exists and is enabled: see ``LiveTest``.

extension LiveElement {
    /// Clicks the element, or presses it with the keyboard.
    ///
    /// The step first leaves the field that has the focus, as ``leave(fileID:filePath:line:column:)`` does.
    ///
    /// - Throws: ``LiveTestError``, also if a click on the element has no effect.
    public func click(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try page.click(self)
    }

    /// Enters a text into the field, replacing its content, as by pasting.
    ///
    /// - Parameter text: The text.
    public func fill(
        _ text: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try page.enter(text, into: self)
    }

    /// Types a text at the end of the field, one character after the other.
    ///
    /// Each character is an event, and the page may change after each.
    ///
    /// - Parameter text: The text.
    /// - Throws: ``LiveTestError``, also if the page replaces the field meanwhile: the person would lose the rest of
    ///   the text.
    public func type(
        _ text: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try page.type(text, into: self)
    }

    /// Removes the text of the field.
    public func clear(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try page.enter("", into: self)
    }

    /// Leaves the field, as with the Tab key, which completes the change of its value.
    public func leave(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try page.leave(self)
    }

    /// Presses Enter in the field, which submits its form with the first submit button, if there is one.
    public func submit(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try page.submit(self)
    }

    /// Checks the box, unless it is checked.
    public func check(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try page.check(self, true)
    }

    /// Unchecks the box, unless it is unchecked.
    public func uncheck(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try page.check(self, false)
    }

    /// Selects an option of a `select`, and deselects all others.
    ///
    /// - Parameter option: The name of the option.
    public func choose(
        _ option: some TextMatching,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try page.choose([option], in: self)
    }

    /// Selects options of a `select` that allows several, and deselects all others, as one change.
    ///
    /// - Parameter options: The names of the options; none, to deselect all.
    public func choose(
        _ options: [any TextMatching],
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try page.choose(options, in: self)
    }
}
