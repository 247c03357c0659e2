/// A button that shows a menu, which the host draws below it.
@available(iOS 14, macOS 11, tvOS 17, *)
@available(watchOS, unavailable)
public nonisolated struct Menu<Label: View, Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label
    private let content: Content

    /// Creates a menu with a label of any kind.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Creates a menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(content: content) { Text(titleKey) }
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        var node = Node("Menu", text: place.child("label").draw(label).map(\.allText).joined())
        node.children = place.child("content").draw(content)
        return [node]
    }
}
