import VSMTesting
public import VSMWeb

// What a person does with the keyboard, besides typing.

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension LiveElement {
    /// Moves the focus to the element, as with the Tab key: the element that had it is left.
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

    /// Presses a key while the element has the focus, which it gets if it does not have it.
    ///
    /// If the element or one around it has `onKey` for the key, that is run, and nothing else. Otherwise the key does what it
    /// does in a browser: Enter submits a form, Enter and Space press what can be pressed, and characters are typed.
    ///
    /// ```swift
    /// try page.field("Title").press(.escape)
    /// ```
    ///
    /// - Parameter key: The key.
    /// - Throws: ``LiveTestError``, also if the key does nothing.
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
