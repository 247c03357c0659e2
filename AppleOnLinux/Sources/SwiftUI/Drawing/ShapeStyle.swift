// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations.

public protocol ShapeStyle: Sendable {}

public struct ForegroundStyle: ShapeStyle {
    public init() {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct HierarchicalShapeStyle: ShapeStyle {
    init() {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init() }
    public static var secondary: HierarchicalShapeStyle { .init() }
    public static var tertiary: HierarchicalShapeStyle { .init() }
    public static var quaternary: HierarchicalShapeStyle { .init() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct TintShapeStyle: ShapeStyle {
    public init() {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { .init() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 10, *)
public struct Material: ShapeStyle {
    init() {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 10, *)
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .init() }
    public static var thinMaterial: Material { .init() }
    public static var regularMaterial: Material { .init() }
    public static var thickMaterial: Material { .init() }
    public static var ultraThickMaterial: Material { .init() }
}
