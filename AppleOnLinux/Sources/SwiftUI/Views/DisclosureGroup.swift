/// A view that shows its content while it is expanded.
@available(iOS 14, macOS 11, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label
    private let isExpanded: Binding<Bool>
    private let content: () -> Content

    /// Creates a view with a title.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) where Label == Text {
        label = Text(titleKey)
        self.isExpanded = isExpanded
        self.content = content
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        var button = Node("Button", text: place.child("label").draw(label).map(\.allText).joined())
        button.press = { [isExpanded] in isExpanded.wrappedValue.toggle() }
        return [button] + (isExpanded.wrappedValue ? place.child("content").draw(content()) : [])
    }
}
