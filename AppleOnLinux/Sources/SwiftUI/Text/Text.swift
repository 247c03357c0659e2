/// A view that shows a text.
public nonisolated struct Text: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    let content: String

    /// Creates a view of a localized text.
    public init(_ key: LocalizedStringKey) {
        content = key.text
    }

    /// Creates a view of a text without localization.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }

    /// Creates a view of a text or literal without localization.
    public init(verbatim content: String) {
        self.content = content
    }

    /// Creates a view of a value in a format.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        content = format.format(input)
    }

    @MainActor package func draw(at place: Place) -> [Node] { [Node("Text", text: content)] }
}
