extension View {
    /// Adds items to the bar of the stack.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        TupleView((ToolbarView(content: content()), self))
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

/// The content of a bar.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The body of the item.
    associatedtype Body: ToolbarContent

    /// The body of the item.
    @ToolbarContentBuilder var body: Body { get }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Never: ToolbarContent {}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ToolbarContent where Body == Never {
    /// Never called, because the host draws the item itself.
    public nonisolated var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A result builder that creates items from a list.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@resultBuilder
public nonisolated struct ToolbarContentBuilder {
    /// Adds an item.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Returns the only item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// A view in a bar.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Creates an item from a view.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.content = content()
    }

    @MainActor package func draw(at place: Place) -> [Node] { place.child("content").draw(content) }
}

/// The placement of an item in a bar.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct ToolbarItemPlacement: Sendable {
    /// The default placement of the system.
    public static let automatic = ToolbarItemPlacement()
    /// The placement of the primary action.
    public static let primaryAction = ToolbarItemPlacement()
    /// The placement of an action that cancels.
    public static let cancellationAction = ToolbarItemPlacement()
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
nonisolated struct ToolbarView<Content: ToolbarContent>: View, DrawnView {
    typealias Body = Never

    let content: Content

    @MainActor func draw(at place: Place) -> [Node] {
        // A custom item is drawn by its body.
        func draw(_ content: some ToolbarContent) -> [Node] {
            if let drawn = content as? any DrawnView { return drawn.draw(at: place) }
            return draw(content.body)
        }
        return [Node("Toolbar", children: draw(content))]
    }
}
