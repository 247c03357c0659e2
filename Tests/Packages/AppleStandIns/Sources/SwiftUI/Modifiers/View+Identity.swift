extension View {
    /// Gives the view an identity: with another one it is another view, with nothing kept of the one before.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }
}

nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View, DrawnView {
    typealias Body = Never

    let content: Content
    let id: ID

    @MainActor func draw(at place: Place) -> [Node] { place.child(id).draw(content) }
}
