extension View {
    /// Puts items into the bar of the stack.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        TupleView((ToolbarView(content: content()), self))
    }

    /// Adds a field to search with to the stack.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        TupleView((TextField(prompt, text: text), self))
    }
}

/// Where a field to search with is.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SearchFieldPlacement: Sendable {
    /// Where the system puts it.
    public static let automatic = SearchFieldPlacement()
}

/// What is in a bar.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// What the item is made of.
    associatedtype Body: ToolbarContent

    /// What the item is made of.
    @ToolbarContentBuilder var body: Body { get }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Never: ToolbarContent {}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ToolbarContent where Body == Never {
    /// Never asked for: the host draws the item itself.
    public nonisolated var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Makes items of what a closure lists.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@resultBuilder
public nonisolated struct ToolbarContentBuilder {
    /// Takes an item as it is.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Takes the only item as it is.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// A view in a bar.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
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
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct ToolbarItemPlacement: Sendable {
    /// Where the system puts it.
    public static let automatic = ToolbarItemPlacement()
    /// Where the most important action is.
    public static let primaryAction = ToolbarItemPlacement()
    /// Where a user leaves without doing anything.
    public static let cancellationAction = ToolbarItemPlacement()
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
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
