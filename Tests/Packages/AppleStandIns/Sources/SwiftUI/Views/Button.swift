/// Something to press.
public nonisolated struct Button<Label: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let action: @MainActor () -> Void
    private let label: Label

    /// Makes a button with a label of any kind.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        var node = Node("Button", children: place.child("label").draw(label))
        node.press = action
        if node.children.count == 1, node.children[0].name == "Text" {
            node.text = node.children[0].text
            node.children = []
        }
        return [node]
    }
}

extension Button where Label == Text {
    /// Makes a button with a title.
    @preconcurrency
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}
