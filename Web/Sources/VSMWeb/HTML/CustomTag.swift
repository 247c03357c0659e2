/// The tag of a custom element, or of an SVG element without a function in ``SVG``.
///
/// The name is part of a type. An element in one place of the page therefore never changes its name:
///
/// ```swift
/// enum MapTag: CustomTag {
///     static let name: HTMLTagName = "shop-map"
/// }
///
/// element(MapTag.self) { "Loading the map…" }
///     .attribute("zoom", "12")
/// ```
///
/// A script of the page defines the behavior of the element. The script must not change the nodes that the page renders
/// inside the element. It can keep its own nodes in a shadow tree.
///
/// With ``SVGTag``, the element also has the modifiers of graphics:
///
/// ```swift
/// enum ClipPath: CustomTag, SVGTag {
///     static let name: HTMLTagName = "clipPath"
/// }
///
/// svg(viewBox: SVGViewBox(width: 10, height: 10)) {
///     element(ClipPath.self) { SVG.rect(x: 0, y: 0, width: 5, height: 10) }.id("half")
///     SVG.circle(cx: 5, cy: 5, r: 4).attribute("clip-path", "url(#half)")
/// }
/// ```
///
/// The name must not change.
public protocol CustomTag: HTMLTag {
    /// The name of the tag.
    static var name: HTMLTagName { get }
}

extension CustomTag {
    /// The name of the tag.
    @inlinable public static var _name: HTMLTagName { name }
}

/// Creates an element with a custom tag.
///
/// - Parameters:
///   - tag: The tag of the element.
///   - content: The content of the element.
@inlinable
public func element<Tag: CustomTag, Content: HTML>(
    _ tag: Tag.Type,
    @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
) -> Element<Tag, Content> {
    Element(Tag.self, inside: content())
}

extension HTMLTagName: ExpressibleByStringLiteral {
    /// Creates the name of a custom element or an SVG element, and traps if the name is not allowed.
    ///
    /// The name of a custom element begins with a lowercase letter and contains a hyphen. Its other characters are
    /// lowercase letters, digits, hyphens, dots and underscores.
    ///
    /// These SVG elements are allowed: `clipPath`, `desc`, `filter`, `foreignObject`, `marker`, `mask`, `pattern`,
    /// `radialGradient`, `switch`, and filter primitives except `feImage`. Elements that run code, animate attributes
    /// or load a file are not allowed.
    public init(stringLiteral value: StaticString) {
        guard HTMLTagName.isCustom(value) || HTMLTagName.isGraphic(value) else {
            fatalError(
                """
                "\(value)" cannot be the name of a custom element or of an SVG element. The name of a custom element \
                begins with a lowercase letter, contains a hyphen, has no characters except a-z, 0-9, "-", "." and "_", \
                and is not a name in MathML or SVG. Only some elements of SVG are allowed.
                """
            )
        }
        self.init(standard: value)
    }

    /// Returns whether a custom element can have a name.
    static func isCustom(_ name: StaticString) -> Bool {
        name.withUTF8Buffer { bytes in
            guard let first = bytes.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return false }
            return bytes.contains(UInt8(ascii: "-")) && bytes.allSatisfy(isPartOfName)
                && !taken.contains(name.description)
        }
    }

    /// Returns whether a name is that of an allowed SVG element without a function in ``SVG``.
    static func isGraphic(_ name: StaticString) -> Bool {
        graphics.contains(name.description)
    }

    /// The names of MathML and SVG that a custom element cannot have.
    private static let taken: Set = [
        "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
        "font-face-name", "missing-glyph",
    ]

    private static let graphics: Set = [
        "clipPath", "desc", "filter", "foreignObject", "marker", "mask", "pattern", "radialGradient", "switch",
        "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting",
        "feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR",
        "feGaussianBlur", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting",
        "feSpotLight", "feTile", "feTurbulence",
    ]

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
        default: false
        }
    }
}
