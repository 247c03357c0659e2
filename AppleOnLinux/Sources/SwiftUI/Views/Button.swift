/// A button.
public nonisolated struct Button<Label: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let action: @MainActor () -> Void
    private let label: Label

    /// Creates a button with a label of any kind.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    /// Creates a button with a role and a label of any kind.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(action: action, label: label)
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

/// The role of a button.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct ButtonRole: Equatable, Sendable {
    let name: String

    /// The role of a button that deletes data.
    public static let destructive = ButtonRole(name: "destructive")
    /// The role of a button that cancels.
    public static let cancel = ButtonRole(name: "cancel")
}

extension Button where Label == Text {
    /// Creates a button with a title.
    @preconcurrency
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Creates a button with a title.
    @preconcurrency @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// Creates a button with a title and a role.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @preconcurrency @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Text(title) }
    }

    /// Creates a button with a title and a role.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Text(titleKey) }
    }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a title and a system symbol.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}
