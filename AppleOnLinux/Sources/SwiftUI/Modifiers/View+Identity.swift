extension View {
    /// Sets the identity of the view; a view with a different identity is a new view, which keeps nothing of the
    /// previous one.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }

    /// Sets the value of the view among the options of a picker or the tabs of a tab view.
    public nonisolated func tag<V: Hashable & Sendable>(_ tag: V) -> some View {
        TaggedView(content: self, tag: tag)
    }
}

nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View, DrawnView {
    typealias Body = Never

    let content: Content
    let id: ID

    @MainActor func draw(at place: Place) -> [Node] { place.child(id).draw(content) }
}

/// A view with a value.
protocol TaggedContent {
    var tag: AnyHashable { get }
}

nonisolated struct TaggedView<Content: View>: View, DrawnView, TaggedContent {
    typealias Body = Never

    let content: Content
    let tag: AnyHashable

    init(content: Content, tag: some Hashable & Sendable) {
        self.content = content
        self.tag = AnyHashable(tag)
    }

    @MainActor func draw(at place: Place) -> [Node] {
        place.child("content").draw(content).map {
            var node = $0
            node.tag = tag
            return node
        }
    }
}
