// Texts in place of addresses. `WebURL` itself cannot explain this: if it took literals with values in them, `WebURL("/orders/\(id)")`
// would be such a literal, which is not checked, and not a call of its initializer.

/// Explains how to make a link from a text.
@available(
    *,
    unavailable,
    message: """
        A text can be an address that a page must not contain. For a page of the site, use a(to: …) with a route. For another \
        address, use WebURL(_:), which returns nil for such a text: if let url = WebURL(text) { a(href: url) { … } }.
        """
)
public func a<Content: HTML>(href: String, @HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.A, Content> {
    a(href: "/", content)
}

/// Explains how to redirect to an address from a text.
@available(
    *,
    unavailable,
    message: """
        A text can be an address that a page must not contain. For a page of the site, use its route. For another address, use \
        WebURL(_:), which returns nil for such a text.
        """
)
public func redirect(to address: String, permanently isPermanent: Bool = false) -> some HTML { EmptyHTML() }

/// Explains how to make the address of an image from a text.
@available(
    *,
    unavailable,
    message: """
        A text can be an address that a page must not contain. Use WebURL(_:), which returns nil for such a text: \
        if let url = WebURL(text) { img(src: url, alt: …) }.
        """
)
public func img(src: String, alt: String) -> Element<HTMLTags.Img, EmptyHTML> { img(src: "/", alt: alt) }

extension HTMLElement where Tag: HTMLTags.AnyMedium {
    /// Explains how to make the address of a file from a text.
    @available(
        *,
        unavailable,
        message: """
            A text can be an address that a page must not contain. Use WebURL(_:), which returns nil for such a text: \
            if let url = WebURL(text) { video {}.src(url) }.
            """
    )
    public func src(_ address: String) -> Self { self }
}
