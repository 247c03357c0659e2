/// A type that creates a view from another one.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The body of the modified view.
    associatedtype Body: View

    /// The view to modify.
    typealias Content = _ViewModifier_Content<Self>

    /// The body of the modified view.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    let drawContent: @MainActor (Place) -> [Node]

    @MainActor package func draw(at place: Place) -> [Node] { drawContent(place) }
}

/// A view with a modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
    let content: Content
    let modifier: Modifier
}

extension ModifiedContent: View, DrawnView where Content: View, Modifier: ViewModifier {
    /// The host draws it.
    public typealias Body = Never

    @MainActor package func draw(at place: Place) -> [Node] {
        var modifier = modifier
        place.install(&modifier)
        let content = content
        return place.child("body").draw(modifier.body(content: .init { $0.child("content").draw(content) }))
    }
}

extension View {
    /// Applies a modifier to the view.
    public nonisolated func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
