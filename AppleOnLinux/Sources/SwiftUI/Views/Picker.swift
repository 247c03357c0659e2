/// A control that selects one value.
///
/// The host draws its options as buttons.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label
    private let selection: Binding<SelectionValue>
    private let content: Content

    /// Creates a picker with a label of any kind.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.selection = selection
        self.content = content()
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        var node = Node("Picker", text: place.child("label").draw(label).map(\.allText).joined())
        node.children = place.child("content").draw(content).map { option in
            var button = Node("Button", text: option.allText)
            if let value = option.tag as? SelectionValue {
                if value == selection.wrappedValue { button.value = "selected" }
                button.press = { [selection] in selection.wrappedValue = value }
            }
            return button
        }
        return [node]
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        label = Text(titleKey)
        self.selection = selection
        self.content = content()
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        label = Text(title)
        self.selection = selection
        self.content = content()
    }
}
