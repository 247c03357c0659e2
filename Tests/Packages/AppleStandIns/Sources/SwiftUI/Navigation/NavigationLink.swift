/// A link that pushes a value or a view onto the stack.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label
    private let value: AnyHashable?
    private let destination: Destination?

    @MainActor package func draw(at place: Place) -> [Node] {
        var node = Node("NavigationLink", children: place.child("label").draw(label))
        let navigation = place.surroundings.navigation
        if let value, let navigation {
            node.press = { navigation.path.append(value) }
        } else if let destination, let navigation {
            node.press = { navigation.path.append(LinkedView { $0.draw(destination) }) }
        } else {
            node.isEnabled = false
        }
        return [node]
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension NavigationLink where Destination == Never {
    /// Creates a link with a label of any kind.
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.value = value.map { AnyHashable($0) }
        destination = nil
    }

    /// Creates a link with a title.
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    /// Creates a link to a view, with a label of any kind.
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        value = nil
        self.destination = destination()
    }

    /// Creates a link to a view, with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
    where Label == Text {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link to a view, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination)
    where Label == Text {
        self.init(destination: destination) { Text(title) }
    }
}

/// A view that a link has pushed onto a stack that manages its own path.
@MainActor
final class LinkedView: Hashable {
    let draw: (Place) -> [Node]

    init(draw: @escaping (Place) -> [Node]) {
        self.draw = draw
    }

    nonisolated static func == (first: LinkedView, second: LinkedView) -> Bool { first === second }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
