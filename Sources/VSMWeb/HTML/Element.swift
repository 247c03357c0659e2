/// An element of a page: its tag, its attributes, its actions on events, and its content.
///
/// Create elements with the functions named after their tags, and configure them with modifiers:
///
/// ```swift
/// button { "Add to Cart" }
///     .class("primary")
///     .onClick { container.observe(model.addToCart()) }
/// ```
public struct Element<Inside: HTML>: PrimitiveHTML {
    let tag: Tag
    var attributes: [Attribute]
    var handlers: [EventKind: EventHandler] = [:]
    let inside: Inside

    init(_ tag: Tag, attributes: [Attribute] = [], inside: Inside) {
        self.tag = tag
        self.attributes = attributes
        self.inside = inside
    }

    /// Adds the element and its content.
    public func render(into tree: inout TreeBuilder) {
        tree.appendElement(tag, attributes: attributes, handlers: handlers) { inside.render(into: &$0) }
    }
}

extension Element where Inside == EmptyHTML {
    init(_ tag: Tag, attributes: [Attribute]) {
        self.init(tag, attributes: attributes, inside: EmptyHTML())
    }
}

/// The name of a tag.
///
/// Names come only from the library, never from data.
struct Tag: Hashable, Sendable {
    let name: String
    /// Whether the element has no content and no end tag.
    let isVoid: Bool

    init(_ name: StaticString, isVoid: Bool = false) {
        self.name = "\(name)"
        self.isVoid = isVoid
    }
}

/// An attribute of an element.
///
/// Names come only from the library, never from data.
struct Attribute: Hashable, Sendable {
    let name: String
    /// The value; an empty string for an attribute without a value.
    let value: String

    init(_ name: StaticString, _ value: String = "") {
        self.name = "\(name)"
        self.value = value
    }
}
