/// Views below each other.
public nonisolated struct VStack<Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Creates a stack of views below each other.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.content = content()
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("VStack", children: place.child("content").draw(content))]
    }
}

/// Views beside each other.
public nonisolated struct HStack<Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Creates a stack of views beside each other.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("HStack", children: place.child("content").draw(content))]
    }
}

/// Views on top of each other.
public nonisolated struct ZStack<Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Creates a stack of views on top of each other.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("ZStack", children: place.child("content").draw(content))]
    }
}

/// A group of views to which modifiers apply together.
public nonisolated struct Group<Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Groups views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor package func draw(at place: Place) -> [Node] { place.child("content").draw(content) }
}
