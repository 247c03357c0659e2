// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations. The host draws nothing for a shape.

public protocol Shape: View, Sendable {
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
    public nonisolated var body: _ShapeView<Self, ForegroundStyle> { .init() }
}

public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, DrawnView {
    public typealias Body = Never

    @MainActor package func draw(at place: Place) -> [Node] { [] }
}

public nonisolated struct Rectangle: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 0) }
}

public nonisolated struct RoundedRectangle: Shape {
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 0) }
}

public nonisolated struct Capsule: Shape {
    public init(style: RoundedCornerStyle = .continuous) {}
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 0) }
}

public nonisolated struct Circle: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

public nonisolated struct Ellipse: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Shape where Self == Rectangle {
    public nonisolated static var rect: Rectangle { .init() }
}

extension Shape where Self == RoundedRectangle {
    public nonisolated static func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { .init(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == Capsule {
    public nonisolated static var capsule: Capsule { .init() }
}

extension Shape where Self == Circle {
    public nonisolated static var circle: Circle { .init() }
}
