/// A number as text in a page, or as the value of an attribute.
///
/// ```swift
/// p { "Pieces: "; cart.count }
/// meter(value: 0.6)
/// ```
///
/// The text is the same in all languages. To format a number for a language or as a currency, create a string.
public protocol HTMLNumber: _PrimitiveHTML, CustomStringConvertible {
    /// The number as the value of an attribute, without a fraction if it is whole.
    var _attributeText: String { get }
}

extension HTMLNumber {
    /// Describes the number as one text node.
    @inlinable
    public static func _describe(_ layout: inout _RunLayout) { layout.addText() }

    /// Renders the number as Swift describes it.
    @inlinable
    public func _render(into renderer: _Renderer) { renderer.text(description) }
}

extension HTMLNumber where Self: FixedWidthInteger {
    /// The number as the value of an attribute.
    @inlinable
    public var _attributeText: String { description }
}

extension HTMLNumber where Self: BinaryFloatingPoint {
    /// The number as the value of an attribute, without a fraction if it is whole.
    public var _attributeText: String {
        guard let whole = Int64(exactly: self) else { return description }
        return whole.description
    }
}

extension Int: HTMLNumber {}
extension Int8: HTMLNumber {}
extension Int16: HTMLNumber {}
extension Int32: HTMLNumber {}
extension Int64: HTMLNumber {}
extension UInt: HTMLNumber {}
extension UInt8: HTMLNumber {}
extension UInt16: HTMLNumber {}
extension UInt32: HTMLNumber {}
extension UInt64: HTMLNumber {}
extension Double: HTMLNumber {}
extension Float: HTMLNumber {}

extension Character: _PrimitiveHTML {
    /// Describes the character as one text node.
    @inlinable
    public static func _describe(_ layout: inout _RunLayout) { layout.addText() }

    /// Renders the character as text, which is escaped when it is written.
    @inlinable
    public func _render(into renderer: _Renderer) { renderer.text(String(self)) }
}

extension Substring: _PrimitiveHTML {
    /// Describes the substring as one text node.
    @inlinable
    public static func _describe(_ layout: inout _RunLayout) { layout.addText() }

    /// Renders the substring as text, which is escaped when it is written.
    @inlinable
    public func _render(into renderer: _Renderer) { renderer.text(String(self)) }
}
