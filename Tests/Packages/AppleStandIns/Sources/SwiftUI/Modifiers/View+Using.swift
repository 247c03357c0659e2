extension View {
    /// Lets nobody use the controls in the view.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        MappedView(content: self) { disabled ? $0.disabled() : $0 }
    }

    /// Calls an action when somebody pulls the view down.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        MappedView(content: self) {
            var node = $0
            node.refresh = action
            return node
        }
    }
}

nonisolated struct MappedView<Content: View>: View, DrawnView {
    typealias Body = Never

    let content: Content
    let change: @MainActor (Node) -> Node

    @MainActor func draw(at place: Place) -> [Node] {
        place.child("content").draw(content).map(change)
    }
}
