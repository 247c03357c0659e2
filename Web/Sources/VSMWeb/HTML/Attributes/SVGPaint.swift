/// The paint of an area or an outline of a graphic.
///
/// A string literal is a color, such as `"currentColor"` or `"#aabbcc"`.
public struct SVGPaint: Sendable, ExpressibleByStringLiteral {
    /// The paint as the value of an attribute.
    @usableFromInline let text: String

    /// No paint.
    public static let none = SVGPaint(color: "none")

    /// Creates a color.
    public init(color: String) {
        text = color
    }

    /// Creates a reference to a gradient or a pattern of the page.
    ///
    /// - Parameter identifier: The identifier of the gradient or pattern.
    public init(reference identifier: String) {
        text = "url(#\(identifier))"
    }

    /// Creates a color from a literal.
    public init(stringLiteral value: String) {
        self.init(color: value)
    }
}

/// The part of its coordinate system that a graphic shows.
public struct SVGViewBox: Sendable {
    /// The part as the value of an attribute.
    @usableFromInline let text: String

    /// Creates a part of the coordinate system.
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
