/// Shows that something goes on.
public nonisolated struct ProgressView<Label: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("ProgressView", children: place.child("label").draw(label))]
    }
}

extension ProgressView where Label == EmptyView {
    /// Shows that something goes on.
    public nonisolated init() {
        label = EmptyView()
    }
}
