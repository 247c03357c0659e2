/// A switch.
public nonisolated struct Toggle<Label: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label
    private let isOn: Binding<Bool>

    /// Creates a toggle with a label of any kind.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        var node = Node("Toggle", text: place.child("label").draw(label).map(\.allText).joined())
        node.toggle = isOn
        return [node]
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        label = Text(titleKey)
        self.isOn = isOn
    }

    /// Creates a toggle with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        label = Text(title)
        self.isOn = isOn
    }
}
