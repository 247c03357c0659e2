/// Views that can be scrolled.
public nonisolated struct ScrollView<Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Creates a scroll view.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("ScrollView", children: place.child("content").draw(content))]
    }
}

/// A form with controls.
public nonisolated struct Form<Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("Form", children: place.child("content").draw(content))]
    }
}

/// Space between views.
public nonisolated struct Spacer: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    /// Creates a spacer that takes the remaining space.
    public init(minLength: CGFloat? = nil) {}

    @MainActor package func draw(at place: Place) -> [Node] { [] }
}

/// A line between views.
public nonisolated struct Divider: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    /// Creates a line.
    public init() {}

    @MainActor package func draw(at place: Place) -> [Node] { [] }
}
