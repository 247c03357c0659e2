/// A view that shows a text.
public nonisolated struct Text: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: String

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

    @MainActor package func draw(at place: Place) -> [Node] { [Node("Text", text: content)] }
}
