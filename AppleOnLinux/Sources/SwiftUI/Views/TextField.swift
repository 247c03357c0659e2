/// A text field.
public nonisolated struct TextField<Label: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label
    private let text: Binding<String>

    @MainActor package func draw(at place: Place) -> [Node] {
        var node = Node("TextField", text: place.child("label").draw(label).map(\.allText).joined())
        node.field = text
        return [node]
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        label = Text(titleKey)
        self.text = text
    }

    /// Creates a text field with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        label = Text(title)
        self.text = text
    }
}

/// A text field whose text is not shown.
public nonisolated struct SecureField<Label: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label
    private let text: Binding<String>

    @MainActor package func draw(at place: Place) -> [Node] {
        var node = Node("SecureField", text: place.child("label").draw(label).map(\.allText).joined())
        node.field = text
        return [node]
    }
}

extension SecureField where Label == Text {
    /// Creates a text field with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        label = Text(titleKey)
        self.text = text
    }

    /// Creates a text field with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        label = Text(title)
        self.text = text
    }
}
