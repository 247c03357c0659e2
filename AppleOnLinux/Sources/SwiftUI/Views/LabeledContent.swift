/// A value with a title.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public nonisolated struct LabeledContent<Label: View, Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label
    private let content: Content

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("LabeledContent", children: place.child("label").draw(label) + place.child("content").draw(content))]
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension LabeledContent where Label == Text {
    /// Creates a view with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        label = Text(titleKey)
        self.content = content()
    }

    /// Creates a view of a text with a title.
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) where Content == Text {
        label = Text(titleKey)
        content = Text(value)
    }
}
