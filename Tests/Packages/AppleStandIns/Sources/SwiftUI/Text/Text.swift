/// Shows a text.
public nonisolated struct Text: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: String

    /// Shows a text in the language of the user.
    public init(_ key: LocalizedStringKey) {
        content = key.text
    }

    /// Shows a text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }

    /// Shows a text as it is, also a literal.
    public init(verbatim content: String) {
        self.content = content
    }

    @MainActor package func draw(at place: Place) -> [Node] { [Node("Text", text: content)] }
}
