/// A field for a text of several lines.
@available(iOS 14, macOS 11, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public nonisolated struct TextEditor: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let text: Binding<String>

    /// Creates a field.
    public init(text: Binding<String>) {
        self.text = text
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        var node = Node("TextEditor")
        node.field = text
        return [node]
    }
}
