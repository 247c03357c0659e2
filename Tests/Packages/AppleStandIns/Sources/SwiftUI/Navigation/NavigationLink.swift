/// Something to press that puts a value onto the stack.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label
    private let value: AnyHashable?

    @MainActor package func draw(at place: Place) -> [Node] {
        var node = Node("NavigationLink", children: place.child("label").draw(label))
        let navigation = place.surroundings.navigation
        if let value, let navigation {
            node.press = { navigation.path.append(value) }
        } else {
            node.isEnabled = false
        }
        return [node]
    }
}

extension NavigationLink where Destination == Never {
    /// Makes a link with a label of any kind.
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.value = value.map { AnyHashable($0) }
    }

    /// Makes a link with a title.
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }

    /// Makes a link with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}
