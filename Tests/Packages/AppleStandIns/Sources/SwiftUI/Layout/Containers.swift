/// Views that can be scrolled.
public nonisolated struct ScrollView<Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Creates a scroll view.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
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

/// A part of a list or a form.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content
    private let header: Parent
    private let footer: Footer

    @MainActor package func draw(at place: Place) -> [Node] {
        let children =
            place.child("header").draw(header) + place.child("content").draw(content)
            + place.child("footer").draw(footer)
        return [Node("Section", children: children)]
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Creates a section without a header.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
        header = EmptyView()
        footer = EmptyView()
    }
}

extension Section where Parent == EmptyView {
    /// Creates a section with a footer.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.content = content()
        self.header = EmptyView()
        self.footer = footer()
    }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.content = content()
        header = Text(title)
        footer = EmptyView()
    }

    /// Creates a section with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
        header = Text(titleKey)
        footer = EmptyView()
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
