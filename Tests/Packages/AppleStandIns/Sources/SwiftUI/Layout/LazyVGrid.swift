/// Views in columns.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public nonisolated struct LazyVGrid<Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Puts views into columns.
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
    /// How wide columns are.
    public enum Size: Sendable {
        /// As wide as it says.
        case fixed(CGFloat)
        /// One column between two widths.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as there is room for.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide the columns are.
    public var size: Size

    /// Describes columns.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
    }
}
