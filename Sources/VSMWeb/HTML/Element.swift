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
public struct Element<Tag: HTMLTag, Inside: HTML>: PrimitiveHTML {
    @usableFromInline var attributes: [Attribute]
    @usableFromInline var handlers: [BoundHandler] = []
    @usableFromInline let inside: Inside

    @inlinable
    init(_ tag: Tag.Type, _ attributes: [Attribute] = [], inside: Inside) {
        self.attributes = attributes
        self.inside = inside
    }

    /// The element with the structure of its content inside.
    @inlinable
    public static func describe(_ layout: inout RunLayout) { layout.addElement(Tag.name, Inside.describe) }

    /// Renders the element and its content.
    @inlinable
    public func render(into renderer: Renderer) {
        let surroundings = renderer.beginElement(Tag.name, attributes, handlers)
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

/// The tag of an element.
///
/// The library has a type for each tag, in ``HTMLTags``; yours cannot be added.
public protocol HTMLTag {
    /// The name of the tag.
    static var name: HTMLTagName { get }
}
