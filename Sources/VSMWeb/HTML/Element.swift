/// An element of a page: its tag, its attributes, its actions on events, and its content.
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
    /// What modifiers change.
    public var parts: ElementParts
    @usableFromInline let inside: Inside

    @inlinable
    init(_ tag: Tag.Type, _ attributes: [Attribute] = [], inside: Inside) {
        parts = ElementParts(attributes)
        self.inside = inside
    }

    /// The element with the structure of its content inside.
    @inlinable
    public static func describe(_ layout: inout RunLayout) { layout.addElement(Tag.name, Inside.describe) }

    /// Renders the element and its content.
    @inlinable
    public func render(into renderer: Renderer) {
        let surroundings = renderer.beginElement(Tag.name, parts.attributes, parts.handlers)
        inside.render(into: renderer)
        renderer.endElement(Tag.name, surroundings)
    }
}

extension Element where Inside == EmptyHTML {
    @inlinable
    init(_ tag: Tag.Type, _ attributes: [Attribute]) {
        self.init(tag, attributes, inside: EmptyHTML())
    }
}
