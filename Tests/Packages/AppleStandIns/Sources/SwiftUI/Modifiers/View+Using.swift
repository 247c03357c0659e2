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

    /// Disables autocorrection.
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 8, *)
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
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
