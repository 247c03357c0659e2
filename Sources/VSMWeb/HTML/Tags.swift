// One function for each tag. Attributes that a tag cannot do without are parameters, the rest are modifiers.

/// A part of the page without a meaning of its own.
public func div<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("div"), inside: content())
}

/// A run of text without a meaning of its own.
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

/// The heading of a part of the page.
public func h2<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("h2"), inside: content())
}

/// The heading of a part of a part.
public func h3<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("h3"), inside: content())
}

/// Text that matters.
public func strong<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("strong"), inside: content())
}

/// What introduces the page.
public func header<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("header"), inside: content())
}

/// What closes the page.
public func footer<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("footer"), inside: content())
}

/// What the page is about.
///
/// One to a page.
public func main<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("main"), inside: content())
}

/// Links that lead around.
public func nav<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("nav"), inside: content())
}

/// A part of the page with a heading.
public func section<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("section"), inside: content())
}

/// Something that stands for itself, such as a product.
public func article<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("article"), inside: content())
}

/// A list whose order does not matter.
public func ul<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("ul"), inside: content())
}

/// A list in order.
public func ol<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("ol"), inside: content())
}

/// An entry of a list.
public func li<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("li"), inside: content())
}

/// A link.
///
/// Following one of the same site changes the page in place, without loading it anew.
///
/// - Parameter href: where the link leads.
public func a<Content: HTML>(href: WebURL, @HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("a"), attributes: [Attribute("href", href.string)], inside: content())
}

/// A picture.
///
/// - Parameters:
///   - src: where the picture is.
///   - alt: what the picture shows, for those who do not see it; empty if it only decorates.
public func img(src: WebURL, alt: String) -> Element<EmptyHTML> {
    Element(Tag("img", isVoid: true), attributes: [Attribute("src", src.string), Attribute("alt", alt)])
}
