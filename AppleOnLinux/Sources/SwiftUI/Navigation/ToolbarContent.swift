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

    /// Lists several items.
    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> some ToolbarContent {
        ToolbarItems(content: (repeat each content))
    }

    /// Adds an optional item.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

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

/// Several views in a bar.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Creates items from views.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor package func draw(at place: Place) -> [Node] { place.child("content").draw(content) }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
nonisolated struct ToolbarItems<T>: ToolbarContent, DrawnView {
    typealias Body = Never

    let content: T

    @MainActor func draw(at place: Place) -> [Node] {
        Mirror(reflecting: content).children.enumerated().flatMap { number, child in
            (child.value as? any ToolbarContent).map { place.child(number).drawItem($0) } ?? []
        }
    }
}
