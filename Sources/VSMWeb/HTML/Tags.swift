// One function for each tag. Attributes that a tag cannot do without are parameters, the rest are modifiers.

/// A container without a meaning of its own.
public func div<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("div"), inside: content())
}

/// An inline container without a meaning of its own.
public func span<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("span"), inside: content())
}

/// A paragraph.
public func p<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("p"), inside: content())
}

/// The heading of the page.
public func h1<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("h1"), inside: content())
}

/// The heading of a section.
public func h2<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("h2"), inside: content())
}

/// The heading of a subsection.
public func h3<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("h3"), inside: content())
}

/// Important text.
public func strong<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("strong"), inside: content())
}

/// Introductory content, such as the name of the site.
public func header<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("header"), inside: content())
}

/// The footer of the page.
public func footer<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("footer"), inside: content())
}

/// The main content of the page.
///
/// Use one per page.
public func main<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("main"), inside: content())
}

/// Navigation links.
public func nav<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("nav"), inside: content())
}

/// A section of the page, usually with a heading.
public func section<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("section"), inside: content())
}

/// Self-contained content, such as a product.
public func article<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("article"), inside: content())
}

/// An unordered list.
public func ul<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("ul"), inside: content())
}

/// An ordered list.
public func ol<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("ol"), inside: content())
}

/// An item of a list.
public func li<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("li"), inside: content())
}

/// A link.
///
/// A link to a page of the same site changes the page in place, without loading it again.
///
/// - Parameter href: The address of the link.
public func a<Content: HTML>(href: WebURL, @HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("a"), attributes: [Attribute("href", href.string)], inside: content())
}

/// An image.
///
/// - Parameters:
///   - src: The address of the image.
///   - alt: A description of the image for users who cannot see it; empty if it is decorative.
public func img(src: WebURL, alt: String) -> Element<EmptyHTML> {
    Element(Tag("img", isVoid: true), attributes: [Attribute("src", src.string), Attribute("alt", alt)])
}
