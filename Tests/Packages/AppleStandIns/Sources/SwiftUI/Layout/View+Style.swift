/// What a shape is filled with.
public protocol ShapeStyle: Sendable {}

/// A color.
public struct Color: ShapeStyle, Hashable {
    let name: String

    /// Red.
    public static let red = Color(name: "red")
    /// White.
    public static let white = Color(name: "white")
}

extension ShapeStyle where Self == Color {
    /// Red.
    public static var red: Color { .init(name: "red") }
    /// White.
    public static var white: Color { .init(name: "white") }
}

/// A color that says how important something is.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct HierarchicalShapeStyle: ShapeStyle {
    init() {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// For what is less important.
    public static var secondary: HierarchicalShapeStyle { .init() }
    /// For what is hardly seen.
    public static var quaternary: HierarchicalShapeStyle { .init() }
}

/// The color of controls.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct TintShapeStyle: ShapeStyle {
    init() {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension ShapeStyle where Self == TintShapeStyle {
    /// The color of controls.
    public static var tint: TintShapeStyle { .init() }
}

/// An outline that can be filled.
public protocol Shape: Sendable {}

/// A rectangle, which may be rounded.
public struct RoundedRectangle: Shape {
    init() {}
}

/// A rectangle with round ends.
public struct Capsule: Shape {
    init() {}
}

extension Shape where Self == RoundedRectangle {
    /// A rounded rectangle.
    public static func rect(cornerRadius: CGFloat) -> RoundedRectangle { .init() }
}

extension Shape where Self == Capsule {
    /// A rectangle with round ends.
    public static var capsule: Capsule { .init() }
}

extension View {
    /// Colors what is in front.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

    /// Puts a filled shape behind the view.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }

    /// Chooses how buttons look.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }

    /// Animates the view when a value changes.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
}

/// How a view changes.
public struct Animation: Equatable, Sendable {
    /// As the system does it.
    public static let `default` = Animation()
}

/// How buttons look.
public protocol PrimitiveButtonStyle: Sendable {}

/// A button that stands out.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public init() {}
}

/// A button without a border.
@available(iOS 13, macOS 10.15, tvOS 17, watchOS 8, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public init() {}
}

/// A button that looks like its label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public init() {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button that stands out.
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

@available(iOS 13, macOS 10.15, tvOS 17, watchOS 8, *)
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button without a border.
    public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button that looks like its label.
    public static var plain: PlainButtonStyle { .init() }
}
