/// Creates a link.
///
/// A link to a page of the same site changes the page in place, without loading it again.
///
/// - Parameters:
///   - href: The URL of the link.
///   - content: The text of the link.
@inlinable
public func a<Content: HTML>(href: WebURL, @HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.A, Content> {
    Element(HTMLTags.A.self, [Attribute("href", href.string)], inside: content())
}

/// Creates a link in an area of an image.
///
/// - Parameters:
///   - href: The URL of the link.
///   - alt: The target of the link, for people who cannot see the image.
@inlinable
public func area(href: WebURL, alt: String) -> Element<HTMLTags.Area, EmptyHTML> {
    Element(HTMLTags.Area.self, [Attribute("href", href.string), Attribute("alt", alt)])
}

/// Creates a date or a time.
///
/// - Parameters:
///   - datetime: The machine-readable date or time, such as `"2026-11-22"` or `"09:30"`.
///   - content: The date or time that the person reads.
@inlinable
public func time<Content: HTML>(
    datetime: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Time, Content> {
    Element(HTMLTags.Time.self, [Attribute("datetime", datetime)], inside: content())
}
