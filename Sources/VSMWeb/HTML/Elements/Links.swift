/// A link.
///
/// A link to a page of the same site changes the page in place, without loading it again.
///
/// - Parameters:
///   - href: The URL of the link.
///   - content: What the person sees of it.
@inlinable
public func a<Content: HTML>(href: WebURL, @HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.A, Content> {
    Element(HTMLTags.A.self, [Attribute("href", href.string)], inside: content())
}

/// A link in an area of an image.
///
/// - Parameters:
///   - href: The URL of the link.
///   - alt: What the link leads to, for those who cannot see the image.
@inlinable
public func area(href: WebURL, alt: String) -> Element<HTMLTags.Area, EmptyHTML> {
    Element(HTMLTags.Area.self, [Attribute("href", href.string), Attribute("alt", alt)])
}

/// A date or a time.
///
/// - Parameters:
///   - datetime: The date or time for machines, such as `"2026-11-22"` or `"09:30"`.
///   - content: What the person sees of it.
@inlinable
public func time<Content: HTML>(
    datetime: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Time, Content> {
    Element(HTMLTags.Time.self, [Attribute("datetime", datetime)], inside: content())
}
