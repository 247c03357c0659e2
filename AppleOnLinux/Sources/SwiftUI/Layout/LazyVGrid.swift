/// Views in columns.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public nonisolated struct LazyVGrid<Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Creates a grid of views.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("LazyVGrid", children: place.child("content").draw(content))]
    }
}

/// A column of a grid, or several.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct GridItem: Sendable {
    /// The width of columns.
    public enum Size: Sendable {
        /// A fixed width.
        case fixed(CGFloat)
        /// One column between two widths.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width of the columns.
    public var size: Size

    /// Creates a description of columns.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
    }
}
