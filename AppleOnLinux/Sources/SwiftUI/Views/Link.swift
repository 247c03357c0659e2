/// A link to a page, which the host does not open.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public nonisolated struct Link<Label: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label

    /// Creates a link with a label of any kind.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text {
        label = Text(titleKey)
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("Link", text: place.child("label").draw(label).map(\.allText).joined())]
    }
}
