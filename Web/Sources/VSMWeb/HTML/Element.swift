/// An element of a page: its tag, attributes, event handlers and content.
///
/// Create elements with the functions named after their tags, and configure them with modifiers:
///
/// ```swift
/// button { "Add to Cart" }
///     .class("primary")
///     .onClick { container.observe(model.addToCart()) }
/// ```
@frozen
public struct Element<Tag: HTMLTag, Inside: HTML>: HTMLElement {
    /// The attributes and event handlers that modifiers change.
    public var _parts: _ElementParts
    @usableFromInline let inside: Inside

    @inlinable
    init(_ tag: Tag.Type, _ attributes: [Attribute] = [], inside: Inside) {
        _parts = _ElementParts(attributes)
        self.inside = inside
    }

    /// Describes the element with its content.
    @inlinable
    public static func _describe(_ layout: inout _RunLayout) { layout.addElement(Tag._name, Inside._describe) }

    /// Renders the element and its content.
    @inlinable
    public func _render(into renderer: _Renderer) {
        let context = renderer.beginElement(Tag._name, _parts.attributes, _parts.handlers)
        inside._render(into: renderer)
        renderer.endElement(Tag._name, context)
    }
}

extension Element where Inside == EmptyHTML {
    @inlinable
    init(_ tag: Tag.Type, _ attributes: [Attribute]) {
        self.init(tag, attributes, inside: EmptyHTML())
    }
}
