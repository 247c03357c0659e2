/// Sets the title of the page from anywhere in it; the last one applies.
public func pageTitle(_ title: String) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(title: title))
}

/// Sets the status of the first response for the page from anywhere in it; the last one applies.
public func pageStatus(_ status: PageStatus) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(status: status))
}

/// Sets the description of the page for search engines from anywhere in it; the last one applies.
public func pageDescription(_ description: String) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(description: description))
}

/// Sets the language of the page, such as `"de"`, if it differs from the language of the site.
///
/// A page in a language that is written from right to left, such as Arabic, Hebrew or `"az-Arab"`, also has this
/// direction. Both follow the state of a live page, and a link that shows another page in place. Only the library's own
/// texts in the script stay in the language with which the page was loaded: see ``Site/texts(_:)``.
public func pageLanguage(_ language: String) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(language: language))
}

/// Sets the canonical address of the page for search engines, if the page has several addresses.
///
/// - Parameter url: The address, with the scheme and the host of the site.
public func pageCanonicalAddress(_ url: WebURL) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(canonicalAddress: url.string))
}

/// Asks search engines to leave the page out.
public func pageUnlisted(_ isUnlisted: Bool = true) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(isUnlisted: isUnlisted))
}

/// Sets the preview that other sites and messengers show for a link to the page, besides its description.
///
/// - Parameters:
///   - kind: The kind of the page.
///   - title: The title in the preview; the default is the title of the page.
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

/// Redirects the browser to another URL, from anywhere in the page.
///
/// The first response for the page is then a redirection. A page that is already open changes in place, and Back
/// returns to it if the person has done something in it.
///
/// - Parameters:
///   - url: The new URL. Within the site, the part after `#` is ignored.
///   - isPermanent: Whether browsers and search engines may remember the redirection. The status is then 308, and
///     otherwise 303.
public func redirect(to url: WebURL, permanently isPermanent: Bool = false) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(redirect: PageRedirect(target: url.string, isPermanent: isPermanent)))
}

struct PageMetadataHTML: _PrimitiveHTML {
    let metadata: PageMetadata

    static func _describe(_ layout: inout _RunLayout) { layout.addRegion(mayHaveFields: false) }

    func _render(into renderer: _Renderer) { renderer.metadata(metadata) }
}
