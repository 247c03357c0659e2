// What a part or a list has under another name elsewhere. Without these, the compiler says only that a type does not
// conform.

extension HTML {
    /// Explains where a part has its content.
    @available(
        *,
        unavailable,
        message: "A part has its content in a property of this name: var content: some HTML { … }."
    )
    public var content: EmptyHTML { EmptyHTML() }
}

/// Explains how to repeat a piece.
@available(
    *,
    unavailable,
    message: "An array does not identify its elements when the data changes. Use forEach(_:key:content:)."
)
extension Array: HTML where Element: HTML {
    /// An array has no content.
    public var content: EmptyHTML { EmptyHTML() }
}
