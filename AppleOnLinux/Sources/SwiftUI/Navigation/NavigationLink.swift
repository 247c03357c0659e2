/// A link that pushes a value or a view onto the stack.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private enum Target {
        case value(AnyHashable?)
        case view(Destination, isActive: Binding<Bool>? = nil)
    }

    private let label: Label
    private let target: Target

    @MainActor package func draw(at place: Place) -> [Node] {
        var node = Node("NavigationLink", children: place.child("label").draw(label))
        switch (target, place.surroundings.navigation) {
        case (.value(let value?), let navigation?):
            node.press = { navigation.path.append(value) }
        case (.view(let destination, let isActive?), let navigation?):
            node.press = { isActive.wrappedValue = true }
            navigation.present(destination, while: isActive, from: place)
        case (.view(let destination, nil), let navigation?):
            node.press = { navigation.path.append(LinkedView { $0.draw(destination) }) }
        default:
            node.isEnabled = false
        }
        return [node]
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension NavigationLink where Destination == Never {
    /// Creates a link with a label of any kind.
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
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
        self.init(label: label(), target: .view(destination()))
    }

    /// Creates a link to a view, with a label of any kind.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination))
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a view, with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), target: .view(destination()))
    }

    /// Creates a link to a view, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), target: .view(destination()))
    }

    /// Creates a link to a view, with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), target: .view(destination))
    }

    /// Creates a link to a view, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), target: .view(destination))
    }
}

@available(iOS, introduced: 13, deprecated: 16)
@available(macOS, introduced: 10.15, deprecated: 13)
@available(tvOS, introduced: 13, deprecated: 16)
@available(watchOS, introduced: 6, deprecated: 9)
@available(visionOS, introduced: 1, deprecated: 1)
extension NavigationLink {
    /// Creates a link to a view that is shown while a value is `true`.
    public nonisolated init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .view(destination(), isActive: isActive))
    }

    /// Creates a link to a view that is shown while a value is `true`.
    public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination, isActive: isActive))
    }

    /// Creates a link to a view that is shown while a value is `true`.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>)
    where Label == Text {
        self.init(label: Text(titleKey), target: .view(destination, isActive: isActive))
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
