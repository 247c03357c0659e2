extension View {
    /// Adds items to the bar of the stack.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        TupleView((ToolbarView(content: content()), self))
    }

    /// Adds views to the bar of the stack.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        toolbarNodes(content())
    }

    nonisolated func toolbarNodes(_ content: some View) -> some View {
        TupleView((BarView(content: content), self))
    }

    /// Adds a search field to the stack.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        TupleView((TextField(prompt, text: text), self))
    }
}

/// The placement of a search field.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SearchFieldPlacement: Sendable {
    /// The default placement of the system.
    public static let automatic = SearchFieldPlacement()
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
nonisolated struct ToolbarView<Content: ToolbarContent>: View, DrawnView {
    typealias Body = Never

    let content: Content

    @MainActor func draw(at place: Place) -> [Node] { [Node("Toolbar", children: place.drawItem(content))] }
}

nonisolated struct BarView<Content: View>: View, DrawnView {
    typealias Body = Never

    let content: Content

    @MainActor func draw(at place: Place) -> [Node] {
        [Node("Toolbar", children: place.child("content").draw(content))]
    }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Place {
    /// Draws an item, and a custom one by its body.
    func drawItem(_ content: some ToolbarContent) -> [Node] {
        if let drawn = content as? any DrawnView { return drawn.draw(at: self) }
        return drawItem(content.body)
    }
}
