extension View {
    /// Sets the identity of the view; a view with a different identity is a new view, which keeps nothing of the
    /// previous one.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }

    /// Sets the value of the view among the options of a picker.
    public nonisolated func tag<V: Hashable & Sendable>(_ tag: V) -> some View {
        MappedView(content: self) {
            var node = $0
            node.tag = tag
            return node
        }
    }
}

nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View, DrawnView {
    typealias Body = Never

    let content: Content
    let id: ID

    @MainActor func draw(at place: Place) -> [Node] { place.child(id).draw(content) }
}
