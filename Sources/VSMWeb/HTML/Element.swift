/// An element of a page: its tag, its attributes, what it does on events, and what is in it.
///
/// You make elements with the functions named after their tags, and describe them further with modifiers:
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

    /// Adds the element and what is in it.
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
/// Names come from the library only, never from data.
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
/// Names come from the library only, never from data.
struct Attribute: Hashable, Sendable {
    let name: String
    /// What the attribute says; an empty string for one that is merely there.
    let value: String

    init(_ name: StaticString, _ value: String = "") {
        self.name = "\(name)"
        self.value = value
    }
}
