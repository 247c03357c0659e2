// One function for each tag. Attributes that a tag cannot do without are parameters, the rest are modifiers.

/// A container without a meaning of its own.
@inlinable
public func div<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Div, Content> {
    Element(HTMLTags.Div.self, inside: content())
}

/// An inline container without a meaning of its own.
@inlinable
public func span<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Span, Content> {
    Element(HTMLTags.Span.self, inside: content())
}

/// A paragraph.
@inlinable
public func p<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.P, Content> {
    Element(HTMLTags.P.self, inside: content())
}

/// The heading of the page.
@inlinable
public func h1<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.H1, Content> {
    Element(HTMLTags.H1.self, inside: content())
}

/// The heading of a section.
@inlinable
public func h2<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.H2, Content> {
    Element(HTMLTags.H2.self, inside: content())
}

/// The heading of a subsection.
@inlinable
public func h3<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.H3, Content> {
    Element(HTMLTags.H3.self, inside: content())
}

/// Important text.
@inlinable
public func strong<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Strong, Content> {
    Element(HTMLTags.Strong.self, inside: content())
}

/// Introductory content, such as the name of the site.
@inlinable
public func header<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Header, Content> {
    Element(HTMLTags.Header.self, inside: content())
}

/// The footer of the page.
@inlinable
public func footer<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Footer, Content> {
    Element(HTMLTags.Footer.self, inside: content())
}

/// The main content of the page.
///
/// Use one per page.
@inlinable
public func main<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Main, Content> {
    Element(HTMLTags.Main.self, inside: content())
}

/// Navigation links.
@inlinable
public func nav<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Nav, Content> {
    Element(HTMLTags.Nav.self, inside: content())
}

/// A section of the page, usually with a heading.
@inlinable
public func section<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Section, Content> {
    Element(HTMLTags.Section.self, inside: content())
}

/// Self-contained content, such as a product.
@inlinable
public func article<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Article, Content> {
    Element(HTMLTags.Article.self, inside: content())
}

/// An unordered list.
@inlinable
public func ul<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Ul, Content> {
    Element(HTMLTags.Ul.self, inside: content())
}

/// An ordered list.
@inlinable
public func ol<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Ol, Content> {
    Element(HTMLTags.Ol.self, inside: content())
}

/// An item of a list.
@inlinable
public func li<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Li, Content> {
    Element(HTMLTags.Li.self, inside: content())
}

/// A link.
///
/// A link to a page of the same site changes the page in place, without loading it again.
///
/// - Parameter href: The address of the link.
@inlinable
public func a<Content: HTML>(href: WebURL, @HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.A, Content> {
    Element(HTMLTags.A.self, [Attribute("href", href.string)], inside: content())
}

/// An image.
///
/// - Parameters:
///   - src: The address of the image.
///   - alt: A description of the image for users who cannot see it; empty if it is decorative.
@inlinable
public func img(src: WebURL, alt: String) -> Element<HTMLTags.Img, EmptyHTML> {
    Element(HTMLTags.Img.self, [Attribute("src", src.string), Attribute("alt", alt)])
}
