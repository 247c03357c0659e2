/// The preview that other sites and messengers show for a link to a page, as properties of the Open Graph protocol.
struct PagePreview: Equatable {
    let kind: PagePreviewKind
    let title: String?
    let image: String?
    let imageDescription: String?
}

/// The kind of a page, for the preview on other sites.
public enum PagePreviewKind: String, Sendable {
    /// A page of a website.
    case website
    /// An article.
    case article
    /// A profile of a person.
    case profile
    /// A book.
    case book
}
