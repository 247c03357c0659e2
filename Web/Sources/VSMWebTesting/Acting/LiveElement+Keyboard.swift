@_spi(Host) import VSMTesting
public import VSMWeb

// Steps with the keyboard, besides typing.

extension LiveElement {
    /// Moves the focus to the element, as with the Tab key, and leaves the element that had it.
    ///
    /// - Throws: ``LiveTestError``, also if the element cannot have the focus.
    public func focus(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try page.focus(self)
    }

    /// Presses a key while the element has the focus, and moves the focus to the element first if necessary.
    ///
    /// If the element, or one around it, handles the key with `onKey`, the handler runs and the key has no other
    /// effect. Otherwise, the key does what it does in a browser: Enter submits a form, Enter and Space press buttons,
    /// and characters are typed.
    ///
    /// ```swift
    /// try page.field("Title").press(.escape)
    /// ```
    ///
    /// - Parameter key: The key.
    /// - Throws: ``LiveTestError``, also if the key has no effect.
    public func press(
        _ key: KeyboardKey,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        page.location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try page.press(key, on: self)
    }
}
