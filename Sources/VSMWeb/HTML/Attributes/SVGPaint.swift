/// What an area or an outline of a graphic is painted with.
///
/// A string literal is a color, such as `"currentColor"` or `"#aabbcc"`.
public struct SVGPaint: Sendable, ExpressibleByStringLiteral {
    /// The paint as the value of an attribute.
    @usableFromInline let text: String

    /// Nothing.
    public static let none = SVGPaint(color: "none")

    /// A color.
    public init(color: String) {
        text = color
    }

    /// A gradient or a pattern of the page.
    ///
    /// - Parameter identifier: The identifier of the gradient or pattern.
    public init(reference identifier: String) {
        text = "url(#\(identifier))"
    }

    /// A color.
    public init(stringLiteral value: String) {
        self.init(color: value)
    }
}

/// The part of its coordinates that a graphic shows.
public struct SVGViewBox: Sendable {
    /// The part as the value of an attribute.
    @usableFromInline let text: String

    /// The part between a corner and the opposite one.
    ///
    /// - Parameters:
    ///   - x: The left edge.
    ///   - y: The upper edge.
    ///   - width: The width.
    ///   - height: The height.
    public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
        text = [x, y, width, height].map(\._attributeText).joined(separator: " ")
    }
}
