/// The tag of a custom element.
///
/// The name is part of a type, so that the element in a place of the page never changes its name:
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
/// A page's own script defines what the element does. It must not change the nodes that the page gave the element; it can
/// keep nodes of its own in a shadow tree.
///
/// The name must be the same every time.
public protocol CustomTag: HTMLTag {}

/// A custom element.
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
    /// Creates the name of a custom element; one that is not allowed traps.
    ///
    /// The name begins with a lowercase letter, contains a hyphen, and otherwise consists of lowercase letters, digits,
    /// hyphens, dots and underscores.
    public init(stringLiteral value: StaticString) {
        guard HTMLTagName.isCustom(value) else {
            fatalError(
                """
                "\(value)" cannot be the name of a custom element. It begins with a lowercase letter, contains a hyphen, \
                has no other characters than a-z, 0-9, "-", "." and "_", and is none that MathML or SVG have taken.
                """
            )
        }
        self.init(standard: value)
    }

    /// Whether a custom element may have a name.
    static func isCustom(_ name: StaticString) -> Bool {
        let taken: Set = [
            "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
            "font-face-name", "missing-glyph",
        ]
        return name.withUTF8Buffer { bytes in
            guard let first = bytes.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return false }
            return bytes.contains(UInt8(ascii: "-")) && bytes.allSatisfy(isPartOfName)
                && !taken.contains(name.description)
        }
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
        default: false
        }
    }
}
