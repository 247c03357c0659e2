extension View {
    /// Puts items into the bar of the stack.
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        TupleView((ToolbarView(content: content()), self))
    }

    /// Adds a field to search with to the stack.
    public nonisolated func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        TupleView((TextField(prompt, text: text), self))
    }
}

/// Where a field to search with is.
public struct SearchFieldPlacement: Sendable {
    /// Where the system puts it.
    public static let automatic = SearchFieldPlacement()
}

/// What is in a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// What the item is made of.
    associatedtype Body: ToolbarContent

    /// What the item is made of.
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Never asked for: the host draws the item itself.
    public nonisolated var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Makes items of what a closure lists.
@resultBuilder
public nonisolated struct ToolbarContentBuilder {
    /// Takes an item as it is.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Takes the only item as it is.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// A view in a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Puts a view into the bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.content = content()
    }

    @MainActor package func draw(at place: Place) -> [Node] { place.child("content").draw(content) }
}

/// Where in a bar an item is.
public struct ToolbarItemPlacement: Sendable {
    /// Where the system puts it.
    public static let automatic = ToolbarItemPlacement()
    /// Where the most important action is.
    public static let primaryAction = ToolbarItemPlacement()
    /// Where a user leaves without doing anything.
    public static let cancellationAction = ToolbarItemPlacement()
}

nonisolated struct ToolbarView<Content: ToolbarContent>: View, DrawnView {
    typealias Body = Never

    let content: Content

    @MainActor func draw(at place: Place) -> [Node] {
        // An item of an app's own is asked for its body.
        func draw(_ content: some ToolbarContent) -> [Node] {
            if let drawn = content as? any DrawnView { return drawn.draw(at: place) }
            return draw(content.body)
        }
        return [Node("Toolbar", children: draw(content))]
    }
}
