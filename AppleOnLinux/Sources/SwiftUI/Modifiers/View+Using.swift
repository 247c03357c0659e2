extension View {
    /// Disables the controls in the view.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        MappedView(content: self) { disabled ? $0.disabled() : $0 }
    }

    /// Calls an action when a user pulls the view down.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        MappedView(content: self) {
            var node = $0
            node.refresh = action
            return node
        }
    }

    /// Adds buttons that a swipe on the row reveals.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @available(tvOS, unavailable)
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        TupleView((self, content()))
    }

    /// Adds buttons that a long press on the view shows.
    @available(iOS 13, macOS 10.15, tvOS 14, *)
    @available(watchOS, introduced: 6, deprecated: 7)
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        TupleView((self, menuItems()))
    }

    /// Calls an action when a user submits a text, which the host never does.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> some View { self }

    /// Calls an action when a user taps the view.
    @available(iOS 13, macOS 10.15, tvOS 16, watchOS 6, *)
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        let action = UncheckedSendable(value: action)
        return MappedView(content: self) {
            var node = $0
            node.press = node.press ?? action.value
            return node
        }
    }

    /// Disables autocorrection.
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 8, *)
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}

/// What submits a value.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SubmitTriggers: OptionSet, Sendable {
    /// The triggers as bits.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// A side of a row.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    case leading
    case trailing
}

nonisolated struct MappedView<Content: View>: View, DrawnView {
    typealias Body = Never

    let content: Content
    let change: @MainActor (Node) -> Node

    @MainActor func draw(at place: Place) -> [Node] {
        place.child("content").draw(content).map(change)
    }
}
