/// A view that reads its size, which the host does not know: it is zero.
public nonisolated struct GeometryReader<Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: (GeometryProxy) -> Content

    /// Creates a view that reads its size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("GeometryReader", children: place.child("content").draw(content(GeometryProxy())))]
    }
}

/// The size of a view.
public struct GeometryProxy {
    /// The size.
    public var size: CGSize { .zero }

    /// The insets of the safe area.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Returns the frame of the view.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
}

/// A space of coordinates.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
}
