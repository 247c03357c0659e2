/// What a page says about itself beside its content.
struct PageMetadata: Equatable {
    var title: String?
    var status: PageStatus?

    /// Takes over what a later piece of the page says.
    mutating func merge(_ later: PageMetadata) {
        title = later.title ?? title
        status = later.status ?? status
    }
}

/// The status with which a page is answered when it is first asked for.
public enum PageStatus: Int, Sendable {
    /// The page is there.
    case ok = 200
    /// There is no such page, or not what it was to show.
    case notFound = 404
    /// The page cannot be shown now, and may be later.
    case unavailable = 503
}

/// Sets the title of the page, wherever it stands in it; the last one in the page counts.
public func pageTitle(_ title: String) -> some HTML {
    MetadataHTML(metadata: PageMetadata(title: title))
}

/// Sets the status of the page's first answer, wherever it stands in it; the last one in the page counts.
public func pageStatus(_ status: PageStatus) -> some HTML {
    MetadataHTML(metadata: PageMetadata(status: status))
}

private struct MetadataHTML: PrimitiveHTML {
    let metadata: PageMetadata

    func render(into tree: inout TreeBuilder) {
        tree.appendMetadata(metadata)
    }
}
