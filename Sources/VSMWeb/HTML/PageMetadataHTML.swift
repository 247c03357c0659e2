/// Sets the title of the page, from anywhere in it; the last one is used.
public func pageTitle(_ title: String) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(title: title))
}

/// Sets the status of the first response for the page, from anywhere in it; the last one is used.
public func pageStatus(_ status: PageStatus) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(status: status))
}

/// Sets the description of the page for search engines, from anywhere in it; the last one is used.
public func pageDescription(_ description: String) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(description: description))
}

/// Sets the language of the page, such as `"de"`, if it is not that of the site.
///
/// It counts for the page as it is loaded; a page that a link changes in place keeps the language of the loaded one.
public func pageLanguage(_ language: String) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(language: language))
}

/// Sets the address under which search engines are to know the page, if it has several.
///
/// - Parameter url: The address, with the scheme and the host of the site.
public func pageCanonicalAddress(_ url: WebURL) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(canonicalAddress: url.string))
}

/// Asks search engines to leave the page out.
public func pageUnlisted(_ isUnlisted: Bool = true) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(isUnlisted: isUnlisted))
}

/// Sets what other sites and messengers show of a link to the page, besides its description.
///
/// - Parameters:
///   - kind: What the page is about.
///   - title: The title in the preview; the default is that of the page.
///   - image: The address of an image, with the scheme and the host of the site.
///   - imageDescription: A description of the image for people who cannot see it.
public func pagePreview(
    _ kind: PagePreviewKind = .website,
    title: String? = nil,
    image: WebURL? = nil,
    imageDescription: String? = nil
) -> some HTML {
    let preview = PagePreview(kind: kind, title: title, image: image?.string, imageDescription: imageDescription)
    return PageMetadataHTML(metadata: PageMetadata(preview: preview))
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

struct PageMetadataHTML: _PrimitiveHTML {
    let metadata: PageMetadata

    static func _describe(_ layout: inout _RunLayout) { layout.addRegion(mayHaveFields: false) }

    func _render(into renderer: _Renderer) { renderer.metadata(metadata) }
}
