/// A style that fills shapes.
public protocol ShapeStyle: Sendable {}

/// A color.
public struct Color: ShapeStyle, Hashable {
    let name: String

    /// The color of controls.
    public static let accentColor = Color(name: "accentColor")
    /// The color of primary content.
    public static let primary = Color(name: "primary")
    /// The color of secondary content.
    public static let secondary = Color(name: "secondary")
    /// Green.
    public static let green = Color(name: "green")
    /// Red.
    public static let red = Color(name: "red")
    /// White.
    public static let white = Color(name: "white")

    /// Returns the color with an opacity.
    public func opacity(_ opacity: Double) -> Color { Color(name: "\(name) \(opacity)") }
}

extension ShapeStyle where Self == Color {
    /// Green.
    public static var green: Color { .init(name: "green") }
    /// Red.
    public static var red: Color { .init(name: "red") }
    /// White.
    public static var white: Color { .init(name: "white") }
}

/// A color for a level of importance.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct HierarchicalShapeStyle: ShapeStyle {
    init() {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The color for secondary content.
    public static var secondary: HierarchicalShapeStyle { .init() }
    /// The color for background details.
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
public protocol Shape: View, Sendable {}

/// A rectangle, which may be rounded.
public nonisolated struct RoundedRectangle: Shape, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    init() {}

    @MainActor package func draw(at place: Place) -> [Node] { [] }
}

/// A rectangle with round ends.
public nonisolated struct Capsule: Shape, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    init() {}

    @MainActor package func draw(at place: Place) -> [Node] { [] }
}

extension Shape where Self == RoundedRectangle {
    /// A rounded rectangle.
    public nonisolated static func rect(cornerRadius: CGFloat) -> RoundedRectangle { .init() }
}

extension Shape where Self == Capsule {
    /// A rectangle with round ends.
    public nonisolated static var capsule: Capsule { .init() }
}

extension View {
    /// Sets the foreground color.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

    /// Puts a filled shape behind the view.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }

    /// Sets the opacity of the view.
    public nonisolated func opacity(_ opacity: Double) -> some View { self }

    /// Sets the style of buttons.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }

    /// Animates the view when a value changes.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
}

/// An animation of a change.
public struct Animation: Equatable, Sendable {
    /// The default animation of the system.
    public static let `default` = Animation()
}

/// A style of buttons.
public protocol PrimitiveButtonStyle: Sendable {}

/// The style of a prominent button.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
}

/// The style of a button without a border.
@available(iOS 13, macOS 10.15, tvOS 17, watchOS 8, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
}

/// The style of a button that looks like its label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The style of a prominent button.
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

@available(iOS 13, macOS 10.15, tvOS 17, watchOS 8, *)
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The style of a button without a border.
    public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The style of a button that looks like its label.
    public static var plain: PlainButtonStyle { .init() }
}
