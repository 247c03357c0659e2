/// Views below each other, all of which the host draws.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public nonisolated struct LazyVStack<Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Creates a stack of views below each other.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.content = content()
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("LazyVStack", children: place.child("content").draw(content))]
    }
}

/// Views beside each other, all of which the host draws.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public nonisolated struct LazyHStack<Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Creates a stack of views beside each other.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("LazyHStack", children: place.child("content").draw(content))]
    }
}
