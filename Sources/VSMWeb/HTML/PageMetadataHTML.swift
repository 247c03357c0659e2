/// Sets the title of the page, from anywhere in it; the last one is used.
public func pageTitle(_ title: String) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(title: title))
}

/// Sets the status of the first response for the page, from anywhere in it; the last one is used.
public func pageStatus(_ status: PageStatus) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(status: status))
}

private struct PageMetadataHTML: PrimitiveHTML {
    let metadata: PageMetadata

    static func describe(_ layout: inout RunLayout) { layout.addRegion(mayHaveFields: false) }

    func render(into renderer: Renderer) { renderer.metadata(metadata) }
}
