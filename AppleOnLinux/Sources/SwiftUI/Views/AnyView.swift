/// A view whose type is not known.
public nonisolated struct AnyView: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let view: any View

    /// Creates a view without the type of another one.
    public init<V: View>(_ view: V) {
        self.view = view
    }

    @MainActor package func draw(at place: Place) -> [Node] { place.child("\(type(of: view))").draw(view) }
}
