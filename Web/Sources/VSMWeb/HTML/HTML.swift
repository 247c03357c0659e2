/// A piece of a page.
///
/// Strings are HTML, and are always escaped. Functions named after tags create elements. A custom piece conforms to
/// this protocol and has a ``content``:
///
/// ```swift
/// struct Price: HTML {
///     let amount: String
///     var content: some HTML {
///         span { "$\(amount)" }.class("price")
///     }
/// }
/// ```
///
/// For a piece with its own state, conform to ``HTMLView``.
public protocol HTML {
    /// The type of the content.
    associatedtype Content: HTML

    /// The content of the piece.
    @HTMLBuilder var content: Content { get }

    /// Describes the structure of the piece, which is the same for all values of the type.
    static func _describe(_ layout: inout _RunLayout)

    /// Renders the piece.
    func _render(into renderer: _Renderer)
}

extension HTML {
    /// Describes the structure of the content.
    @inlinable
    public static func _describe(_ layout: inout _RunLayout) { Content._describe(&layout) }

    /// Renders the content of the piece.
    @inlinable
    public func _render(into renderer: _Renderer) { content._render(into: renderer) }
}

/// A piece of the library that renders itself.
///
/// Custom pieces conform to ``HTML``, or to ``HTMLView`` if they have a state.
public protocol _PrimitiveHTML: HTML where Content == Never {
    /// The type of the content, which a piece that renders itself does not have.
    associatedtype Content = Never
}

extension _PrimitiveHTML {
    /// Traps, because the piece renders itself.
    public var content: Never {
        fatalError("\(Self.self) renders itself and has no content.")
    }
}

extension Never: _PrimitiveHTML {
    /// `Never` has no content.
    public typealias Content = Never

    /// `Never` has no structure.
    public static func _describe(_ layout: inout _RunLayout) {}

    /// Cannot be called.
    public func _render(into renderer: _Renderer) {}
}

extension String: _PrimitiveHTML {
    /// Describes the string as one text node.
    @inlinable
    public static func _describe(_ layout: inout _RunLayout) { layout.addText() }

    /// Renders the string as text, which is escaped when it is written.
    @inlinable
    public func _render(into renderer: _Renderer) { renderer.text(self) }
}

/// An empty piece.
@frozen
public struct EmptyHTML: _PrimitiveHTML {
    /// Creates an empty piece.
    @inlinable
    public init() {}

    /// Describes no structure.
    @inlinable
    public static func _describe(_ layout: inout _RunLayout) {}

    /// Renders nothing.
    @inlinable
    public func _render(into renderer: _Renderer) {}
}
