/// An outline of lines and curves.
///
/// The host draws it as a node without a text.
public nonisolated struct Path: Shape, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    /// Creates an empty path, and adds to it.
    public init(_ callback: (inout Path) -> ()) {
        callback(&self)
    }

    /// Creates a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}

    /// Creates an ellipse.
    public init(ellipseIn rect: CGRect) {}

    /// Begins at a point.
    public mutating func move(to end: CGPoint) {}

    /// Adds a line.
    public mutating func addLine(to end: CGPoint) {}

    /// Adds a curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}

    /// Adds a line to the beginning.
    public mutating func closeSubpath() {}

    /// The path itself.
    public func path(in rect: CGRect) -> Path { self }

    @MainActor package func draw(at place: Place) -> [Node] { [] }
}

/// The form of round corners.
public enum RoundedCornerStyle: Sendable {
    /// Quarters of circles.
    case circular
    /// Corners without a visible beginning.
    case continuous
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line.
    public var lineWidth: CGFloat

    /// Creates a style.
    public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
        self.lineWidth = lineWidth
    }
}

extension Shape {
    /// Fills the outline.
    public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View { self }

    /// Draws the outline.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }

    /// Draws the outline.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
}
