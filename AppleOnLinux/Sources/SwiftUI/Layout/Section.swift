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

extension Section where Footer == EmptyView {
    /// Creates a section with a header.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.content = content()
        self.header = header()
        footer = EmptyView()
    }

    /// Creates a section with a header.
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.header = header
        footer = EmptyView()
    }
}

extension Section {
    /// Creates a section with a header and a footer.
    public nonisolated init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.content = content()
        self.header = header()
        self.footer = footer()
    }

    /// Creates a section with a header and a footer.
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.header = header
        self.footer = footer
    }
}
