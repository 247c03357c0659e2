/// Shows a text.
public nonisolated struct Text: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: String

    /// Shows a text.
    public init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }

    @MainActor package func draw(at place: Place) -> [Node] { [Node("Text", text: content)] }
}
