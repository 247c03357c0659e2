/// Sets the title of the page, from anywhere in it; the last one is used.
public func pageTitle(_ title: String) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(title: title))
}

/// Sets the status of the first response for the page, from anywhere in it; the last one is used.
public func pageStatus(_ status: PageStatus) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(status: status))
}

/// Sends the browser elsewhere, from anywhere in the page.
///
/// The first response for the page is then a redirection; a page that is already open changes in place. If the person has
/// done something in it, Back returns to it.
///
/// - Parameters:
///   - url: Where the page is instead. What follows a `#` does not count within the site.
///   - isPermanent: Whether browsers and search engines may remember it; then the status is 308, otherwise 303.
public func redirect(to url: WebURL, permanently isPermanent: Bool = false) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(redirect: PageRedirect(target: url.string, isPermanent: isPermanent)))
}

struct PageMetadataHTML: PrimitiveHTML {
    let metadata: PageMetadata

    static func describe(_ layout: inout RunLayout) { layout.addRegion(mayHaveFields: false) }

    func render(into renderer: Renderer) { renderer.metadata(metadata) }
}
