/// What other sites and messengers show of a link to a page: the properties of the Open Graph protocol.
struct PagePreview: Equatable {
    let kind: PagePreviewKind
    let title: String?
    let image: String?
    let imageDescription: String?
}

/// What a page is about, for other sites that show a link to it.
public enum PagePreviewKind: String, Sendable {
    /// A page.
    case website
    /// An article.
    case article
    /// A person.
    case profile
    /// A book.
    case book
}
